# jadoube: the commands of every day. Each one sets up what it needs.

CARGO ?= cargo
# A folder with fuller collections in the form of fixtures/ (see fixtures/ORIGIN.md), for `make conformance`
# and `make perft`.
DATA ?= $(CURDIR)/fixtures
# Seconds for each fuzz target.
SECONDS_EACH ?= 60
# The front end of the desk, which the program carries inside it.
FRONT := crates/web/dist/index.html

.PHONY: run show test growth simulate pairings lint docs package deny msrv dist bench programs perft conformance fuzz screenshots

# The arbiter's desk with an example event, in the browser of this machine.
run:
	tools/check-machine run
	$(MAKE) --no-print-directory $(FRONT)
	$(CARGO) build --release --locked --package jadoube-cli
	target/release/jadoube serve --open

# The command line at work.
show:
	tools/check-machine run
	$(MAKE) --no-print-directory $(FRONT)
	$(CARGO) build --release --locked --package jadoube-cli
	@target/release/jadoube judge fixtures/transcripts/unpromoted.txt
	@echo
	@target/release/jadoube mate "8/8/3k4/8/2n5/8/4Q3/4K3 w - - 0 60" --side black || true
	@echo
	@target/release/jadoube position "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 8"
	@echo
	@target/release/jadoube why "4k3/8/b7/8/8/8/3P1P1P/R3K2R w KQ - 0 1" e1g1 || true
	@echo
	@target/release/jadoube audit fixtures/pgn/sample.pgn || true
	@echo
	@target/release/jadoube --help

$(FRONT): $(shell find web/src web/public web/index.html web/vite.config.ts web/package-lock.json) \
		$(wildcard crates/messages/messages/*/desk.ftl)
	tools/web-setup
	cd web && npm run build

# Everything that must hold, tidiness included. What can be missing is fetched first. The store is tested on a
# PostgreSQL server of its own, the desk in a browser, with the program that the tests were built with.
test:
	tools/check-machine test
	tools/web-setup --browser
	tools/referees
	$(MAKE) --no-print-directory growth
	tools/with-postgres $(CARGO) test --locked
	$(MAKE) --no-print-directory pairings JADOUBE=target/debug/jadoube
	cd web && npm run check && CHROMIUM=$${CHROMIUM:-$$(command -v chromium)} JADOUBE_BIN=$(CURDIR)/target/debug/jadoube npm test

# How the work of reading grows with what is read, for every command and every path of the API: with a program that counts
# its work (docs/decisions/0013). JADOUBE_GROWTH=judge or =/v1/rulings chooses one of them.
growth: $(FRONT)
	LLVM_PROFILE_FILE=/dev/null RUSTC_WORKSPACE_WRAPPER=$(CURDIR)/tools/counted \
		$(CARGO) test --locked --package jadoube-cli --test growth

# Simulated tournaments of 20 players and 9 rounds, half of them with byes, forfeits, withdrawals and forbidden pairs, paired by us and held against another
# program: caissify-pairings, or one that is named by its path (REFEREE=…/bbpPairings.exe WHAT=all). What is compared: docs/PAIRINGS.md.
PAIRINGS ?= 30
REFEREE ?= caissify
WHAT ?= pairs
JADOUBE ?= target/release/jadoube
SIMULATED := --simulate --format trf16 --players 20 --rounds 9 --count $(PAIRINGS) --seed 1
pairings:
	tools/referees
	rm -rf target/pairings
	$(JADOUBE) pair $(SIMULATED) --out target/pairings/plain
	$(JADOUBE) pair $(SIMULATED) --byes 20 --forfeits 30 --withdrawals 10 --forbidden 5 --out target/pairings/all
	target/referees/bin/python3 tools/compare-pairings target/pairings/plain $(REFEREE) --what $(WHAT)
	target/referees/bin/python3 tools/compare-pairings target/pairings/all $(REFEREE) --what $(WHAT)

# The whole desk with simulated time, network, disk and power: new seeds for SIMULATED_SECONDS; one that fails is printed and
# can be tried again (JADOUBE_SEED=…).
SIMULATED_SECONDS ?= 3600
simulate: $(FRONT)
	JADOUBE_SIMULATION_SECONDS=$(SIMULATED_SECONDS) $(CARGO) test --locked --package jadoube-web --lib \
		nothing_that_fails_takes_a_game_away -- --nocapture

# The pictures of the documentation, from the running program.
screenshots: $(FRONT)
	tools/check-machine test
	$(CARGO) build --release --locked --package jadoube-cli
	tools/web-setup --browser
	cd web && JADOUBE_BIN=$(CURDIR)/target/release/jadoube npm run screenshots

# Style, with everything and with what is left when something is left out.
lint:
	$(CARGO) fmt --all --check
	$(CARGO) metadata --locked --format-version 1 --manifest-path fuzz/Cargo.toml >/dev/null
	$(CARGO) clippy --locked --all-targets -- -D warnings
	$(CARGO) clippy --locked --package jadoube-cli --no-default-features --all-targets -- -D warnings
	$(CARGO) clippy --locked --package jadoube-cli --no-default-features --features desk --all-targets -- -D warnings
	$(CARGO) clippy --locked --package jadoube-store --no-default-features --all-targets -- -D warnings
	$(CARGO) clippy --locked --package jadoube --no-default-features -- -D warnings
	$(CARGO) run --quiet --locked --package xtask -- tidy

# The documentation of the libraries, without a broken link.
docs:
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --locked --no-deps

# Every published crate, built from its own package outside the workspace.
package:
	tools/check-machine run
	$(MAKE) --no-print-directory $(FRONT)
	tools/package

# Licences, sources and duplicates of the dependencies; advisories where the database can be had.
deny:
	tools/deny

# The oldest Rust that builds the published crates.
msrv:
	tools/msrv

# A release: archive, Debian package, checksums and bill of materials in target/release-files/.
dist:
	tools/check-machine run
	$(MAKE) --no-print-directory $(FRONT)
	tools/dist
	tools/try-dist

# Beside the peers, in one run: first built for this processor, then for any; at last the programs themselves.
bench:
	RUSTFLAGS="-C target-cpu=native" $(CARGO) run --profile dist --locked --package jadoube-bench \
		--features native --target-dir target/native -- $(BENCH)
	$(CARGO) run --profile dist --locked --package jadoube-bench -- $(BENCH)
ifeq ($(strip $(BENCH)),)
	$(MAKE) --no-print-directory programs
endif

# The program as `make run` builds it beside the one of releases, in turn: start-up, and what the quick build costs.
# BENCH may name files and further programs: pgn=FILE mate=FILE program=FILE, and for pairing referee=FILE python=FILE.
programs: $(FRONT)
	$(CARGO) build --release --locked --package jadoube-cli
	$(CARGO) build --profile dist --locked --package jadoube-cli
	$(CARGO) run --profile dist --locked --package jadoube-bench -- programs \
		program=target/release/jadoube program=target/dist/jadoube $(BENCH)

# Every known count up to ten million positions an entry.
perft:
	$(CARGO) run --release --locked --package jadoube-cli -- perft --nodes 10000000 \
		--suite $(wildcard $(DATA)/perft/*.perft)

# The tests of the board on the collections in DATA.
conformance:
	JADOUBE_DATA=$(DATA) $(CARGO) test --locked --package jadoube-board

fuzz:
	fuzz/run $(SECONDS_EACH)
