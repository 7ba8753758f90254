-- One row for each entry of each log. The hash is made over all other columns (docs/STORE.md).
CREATE TABLE entry (
    stream   TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq >= 1),
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    body     TEXT    NOT NULL,
    previous TEXT    NOT NULL,
    hash     TEXT    NOT NULL,
    PRIMARY KEY (stream, seq)
) STRICT, WITHOUT ROWID;

-- Where each log ends: so that a missing end shows, and to find the logs quickly.
CREATE TABLE head (
    stream TEXT    NOT NULL PRIMARY KEY,
    seq    INTEGER NOT NULL,
    hash   TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- A log only grows, and by one entry at a time.
CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM entry WHERE stream = NEW.stream)
BEGIN SELECT RAISE(ABORT, 'an entry is missing before this one'); END;

CREATE TRIGGER entry_stays BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;

CREATE TRIGGER entry_is_kept BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never removed'); END;

CREATE TRIGGER head_grows BEFORE UPDATE ON head
WHEN NEW.seq <= OLD.seq OR NEW.stream <> OLD.stream
BEGIN SELECT RAISE(ABORT, 'a log only grows'); END;

CREATE TRIGGER head_is_kept BEFORE DELETE ON head
BEGIN SELECT RAISE(ABORT, 'a log is never removed'); END;
