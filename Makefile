# Two commands are all a newcomer needs: make play, make test. Each does its own set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Folders too, so that a deleted file is noticed.
SOURCES := $(shell find src -not -name '*.pyc' -not -name __pycache__) pyproject.toml hatch_build.py
PAGE := $(shell find web/src web/public) web/package-lock.json web/vite.config.ts web/index.html

.PHONY: play test test-long lint setup web browser bench bench-page lock clean

play: setup
	@$(BIN)/contienda serve --open --host 0.0.0.0 --log warning $(if $(PASSWORD),--password)

test: setup lint browser
	@echo "==> tests, compiled build"
	@$(BIN)/python -m pytest -n 2 -m "not long"
	@echo "==> rules and laws again, interpreted from src/"
	@PYTHONPATH=src $(BIN)/python -m pytest -n 2 -m "not long and not compiled" tests/core tests/games

test-long: setup
	@echo "==> long tests"
	@$(BIN)/python -m pytest -n 2 -m long

# The page is tested in a real Chromium, from the system's packages; where it cannot be had these tests are left out.
browser:
	@command -v chromium chromium-browser google-chrome >/dev/null || { \
		echo "==> Chromium for the tests of the page"; \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
		  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null 2>&1; } || \
		echo "    could not be installed here: the tests of the page in a browser are left out"; }

lint: $(VENV)/locked web/node_modules/.package-lock.json
	@echo "==> ruff, mypy --strict, svelte-check"
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check .
	@$(BIN)/mypy
	@cd web && npm run --silent check

# The part all share: the locked packages and the compiled package stand in .venv.
setup: $(VENV)/built

$(VENV)/locked: requirements.lock
	@echo "==> environment: $(VENV), with the packages of requirements.lock"
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check "$$(grep -oE '^uv==[0-9.]+' requirements.lock)"
	@$(BIN)/uv pip sync -q -p $(BIN)/python --require-hashes requirements.lock
	@rm -f $(VENV)/built
	@touch $@

# The page, built once into web/dist; from there it goes into the package.
web: web/dist/index.html

web/node_modules/.package-lock.json: web/package-lock.json
	@echo "==> packages of the page"
	@cd web && npm ci --silent --no-fund --no-audit

web/dist/index.html: web/node_modules/.package-lock.json $(PAGE)
	@echo "==> building the page"
	@mkdir -p build && cd web && npm run --silent build >../build/page.log 2>&1 || { cat ../build/page.log; exit 1; }

$(VENV)/built: $(VENV)/locked $(SOURCES) web/dist/index.html
	@echo "==> compiling the rules into $(VENV) (half a minute)"
	@rm -rf build/wheel && mkdir -p build
	@$(BIN)/uv build --wheel --no-build-isolation -p $(BIN)/python -o build/wheel . >build/log 2>&1 || { cat build/log; exit 1; }
	@grep -h '^contienda:' build/log || true
	@$(BIN)/uv pip install -q -p $(BIN)/python --reinstall --no-deps build/wheel/*.whl
	@touch $@

bench: setup
	@$(BIN)/python benchmarks/run.py

bench-page: setup browser
	@$(BIN)/python benchmarks/page.py

# After a change of dependencies in pyproject.toml.
lock:
	@$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header \
		--all-extras --group build --group dev pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV) build web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
