# A newcomer needs two commands: make play and make test. Each does its own set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Includes folders, so that make notices deleted files.
SOURCES := $(shell find src -not -name '*.pyc' -not -name __pycache__) pyproject.toml hatch_build.py
PAGE := $(shell find web/src web/public) web/package-lock.json web/vite.config.ts web/index.html
# Two jobs at a time: Python packages with those of the page, compiling with linting. Not while cleaning up.
ifeq ($(filter clean,$(MAKECMDGOALS)),)
MAKEFLAGS += -j2
endif

# Tests and servers start many processes: without cached bytecode each start takes a second longer.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-fast test-long test-mutations lint types setup web docs pages shots looks browser bench bench-page bench-server lock clean

play: setup
	@$(BIN)/contienda serve --open --host 0.0.0.0 --log warning $(if $(PASSWORD),--password)

# Four workers on two cores: tests wait for servers, browsers and clocks a third of the time.
test: setup lint browser
	@echo "==> unit tests of the page"
	@cd web && npm run --silent test -- --reporter=dot
	@echo "==> tests, compiled build"
	@$(BIN)/python -m pytest -n 4 --dist worksteal -m "not long"
	@echo "==> rules and laws again, interpreted from src/"
	@PYTHONPATH=src $(BIN)/python -m pytest -n 2 --dist worksteal -m "not long and not compiled" tests/core tests/games

# Rules and laws only, interpreted, without a build: the quick check before a commit.
test-fast: $(VENV)/tools
	@PYTHONPATH=src $(BIN)/python -m pytest -n 2 --dist worksteal -m "not long and not compiled" tests/core tests/games

test-long: setup $(VENV)/tools
	@echo "==> long tests"
	@$(BIN)/python -m pytest -n 2 --dist worksteal -m long

# Mutate rules at random, interpreted from src/; build/mutations lists the mutants that no test notices.
test-mutations: $(VENV)/tools
	@PYTHONHASHSEED=0 PYTHONPATH=src $(BIN)/python -m tests.mutations $(GAME) --sample $(or $(SAMPLE),60) \
		--seed $(or $(SEED),1) $(if $(ONLY),--only $(ONLY))

# The page is tested in a real Chromium from the system's packages; without it, these tests are skipped.
browser:
	@command -v chromium chromium-browser google-chrome >/dev/null || { \
		echo "==> installing Chromium for the browser tests"; \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
		  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null 2>&1; } || \
		echo "    Chromium could not be installed: the browser tests are skipped"; }

lint: $(VENV)/tools web/node_modules/.tools
	@echo "==> ruff, import layers, mypy --strict, eslint, prettier, svelte-check, spelling"
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check .
	@mkdir -p build; PYTHONPATH=src $(BIN)/lint-imports --no-logo --no-cache >build/imports.log || { cat build/imports.log; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/mypy benchmarks/*.py examples/*.py
	@cd web && npm run --silent lint && npm run --silent check && npm run --silent spell

# Generate the page's types from the server's declarations; a test fails if they are out of date.
types: $(VENV)/tools
	@PYTHONPATH=src $(BIN)/python -m contienda.server.typescript web/src

# Only what playing needs: the packages of requirements.lock, the page and the compiled package in .venv.
setup: $(VENV)/built

$(VENV)/locked: requirements.lock
	@echo "==> creating $(VENV) with the packages of requirements.lock"
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check "$$(grep -oE '^uv==[0-9.]+' requirements.lock)"
	@$(BIN)/uv pip sync -q --compile-bytecode -p $(BIN)/python --require-hashes requirements.lock
	@touch $@

# What tests, linters and benchmarks need in addition.
$(VENV)/tools: $(VENV)/locked requirements-test.lock
	@echo "==> installing the test packages of requirements-test.lock"
	@$(BIN)/uv pip install -q -p $(BIN)/python --require-hashes -r requirements-test.lock
	@touch $@

# The page is built into web/dist and packed from there.
web: web/dist/index.html

web/node_modules/.page: web/package-lock.json
	@echo "==> installing the packages of the page"
	@cd web && npm ci --silent --no-fund --no-audit --omit=dev
	@touch $@

# Wait for the page build, which must not see its packages change.
web/node_modules/.tools: web/node_modules/.page | web/dist/index.html
	@echo "==> installing the test packages of the page"
	@cd web && npm install --silent --no-fund --no-audit --no-save --include=dev
	@touch $@

web/dist/index.html: web/node_modules/.page $(PAGE)
	@echo "==> building the page"
	@mkdir -p build && cd web && npm run --silent build >../build/page.log 2>&1 || { cat ../build/page.log; exit 1; }

# The documentation: open build/site/index.html, or /docs of a running server after `make play`.
docs: build/site/index.html
	@echo "==> documentation: build/site/index.html"

# It takes about a second, because the generated pages are in the repository; so `make play` builds it too.
build/site/index.html: $(VENV)/locked zensical.toml CHANGELOG.md SECURITY.md $(shell find docs -mindepth 1 -not -name '*.pyc' -not -name __pycache__)
	@echo "==> building the documentation"
	@rm -rf build/site && mkdir -p build && $(BIN)/zensical build --clean --strict >build/docs.log 2>&1 || { cat build/docs.log; exit 1; }
	@touch $@

# Run it after changing a command, a route, an option or the contract: it writes the generated pages of the documentation.
pages: $(VENV)/tools
	@PYTHONPATH=src $(BIN)/python -m scripts.docs

# The pictures in the README, taken from the running page.
shots: setup $(VENV)/tools browser
	@$(BIN)/python -m scripts.screenshots

# New pictures of every board for tests/web/test_looks.py, after you changed how one looks. Look at them.
looks: setup $(VENV)/tools browser
	@CONTIENDA_REWRITE=1 $(BIN)/python -m pytest -q -n 2 -m long tests/web/test_looks.py -k "looks_as_it_did"

# Without a good compiler the build says what it did instead, and the next `make` tries again.
$(VENV)/built: $(VENV)/locked $(SOURCES) web/dist/index.html build/site/index.html
	@echo "==> building the package into $(VENV) (about a minute if rules have to be compiled)"
	@rm -rf build/wheel && mkdir -p build
	@$(BIN)/uv build --wheel --no-build-isolation -p $(BIN)/python -o build/wheel . >build/log 2>&1 || { cat build/log; exit 1; }
	@$(BIN)/uv pip install -q --compile-bytecode -p $(BIN)/python --reinstall --no-deps build/wheel/*.whl
	@grep -h '^contienda:' build/log || touch $@

bench: setup $(VENV)/tools
	@$(BIN)/python benchmarks/run.py

bench-page: setup $(VENV)/tools browser
	@$(BIN)/python benchmarks/page.py

# Our server and one made with boardgame.io, in the same run. ARGS="--pace 3 --tables 500" changes the load.
bench-server: setup $(VENV)/tools benchmarks/server/node_modules/.installed
	@$(BIN)/python benchmarks/load_servers.py $(ARGS)

benchmarks/server/node_modules/.installed: benchmarks/server/package-lock.json
	@echo "==> installing boardgame.io to compare with"
	@cd benchmarks/server && npm ci --silent
	@touch $@

# Run it after changing dependencies in pyproject.toml. Both locks have the same versions.
LOCK := uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header pyproject.toml --group build --group docs
lock:
	@$(BIN)/$(LOCK) --extra server --extra lab --extra cluster --extra envs --extra press --extra bench --group dev -o requirements-test.lock
	@$(BIN)/$(LOCK) --extra server --extra tournament --extra press -c requirements-test.lock -o requirements.lock

clean:
	rm -rf $(VENV) build .cache web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
