-- The same tables as on SQLite, with names of their own: the database may hold other things too.
CREATE TABLE IF NOT EXISTS jadoube_form (form integer NOT NULL);

CREATE TABLE IF NOT EXISTS jadoube_entry (
    stream   text   NOT NULL,
    seq      bigint NOT NULL CHECK (seq >= 1),
    at       bigint NOT NULL,
    kind     text   NOT NULL,
    body     text   NOT NULL,
    previous text   NOT NULL,
    hash     text   NOT NULL,
    PRIMARY KEY (stream, seq)
);

CREATE TABLE IF NOT EXISTS jadoube_head (
    stream text   NOT NULL PRIMARY KEY,
    seq    bigint NOT NULL,
    hash   text   NOT NULL
);

-- A log only grows.
CREATE OR REPLACE FUNCTION jadoube_refuses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a log only grows: % on %', TG_OP, TG_TABLE_NAME;
END $$;

CREATE OR REPLACE FUNCTION jadoube_head_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.stream <> OLD.stream OR NEW.seq <= OLD.seq THEN
        RAISE EXCEPTION 'a log only grows: % from % to %', OLD.stream, OLD.seq, NEW.seq;
    END IF;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER entry_stays BEFORE UPDATE OR DELETE ON jadoube_entry
    FOR EACH ROW EXECUTE FUNCTION jadoube_refuses();
CREATE OR REPLACE TRIGGER entries_stay BEFORE TRUNCATE ON jadoube_entry
    FOR EACH STATEMENT EXECUTE FUNCTION jadoube_refuses();
CREATE OR REPLACE TRIGGER head_is_kept BEFORE DELETE ON jadoube_head
    FOR EACH ROW EXECUTE FUNCTION jadoube_refuses();
CREATE OR REPLACE TRIGGER heads_are_kept BEFORE TRUNCATE ON jadoube_head
    FOR EACH STATEMENT EXECUTE FUNCTION jadoube_refuses();
CREATE OR REPLACE TRIGGER head_grows BEFORE UPDATE ON jadoube_head
    FOR EACH ROW EXECUTE FUNCTION jadoube_head_grows();
