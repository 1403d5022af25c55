# Everything is installed into .venv by the first target that needs it: a new machine needs Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIN := -q --universal --generate-hashes --python-version 3.11 --no-header
# All extras that the tests need; torch is large, and what is taught with it is tested where it is installed.
TESTED := $(addprefix --extra ,build bench lab docs onnx postgres push ray spiel dev)
SOURCES := $(shell find src -name '*.py') pyproject.toml
# Long tests come first and are handed out one by one, so that all cores are done at the same time; only those that share
# a server (xdist_group) stay together. Many wait for a server, a browser or a clock: one worker more than there are
# cores has something to do meanwhile.
CORES := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')
WORKERS := $(shell expr $(CORES) + 1)
PYTEST := $(BIN)/pytest --dist loadgroup
# Programs start quicker from bytecode; the tests start hundreds.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help setup tuned play test interpreted pages compiled lint browser tracer bench docs playthroughs longer coverage screens pictures lock clean

help: ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

setup: $(VENV)/packages $(VENV)/engine ## install everything into .venv and compile the engine

tuned: $(VENV)/package ## compile the engine twice, for this very machine: a sixth quicker, with GCC
	@$(BIN)/python build_engine.py --tuned $(VENV)/engine

play: ## open the table in the browser
	@$(PYTHON) play.py

# The system's packages come beside Python's. Then the compiler works on one core while the checks and the interpreted
# tests work on the other: what every game must do runs with both engines, all the rest with the compiled one. The tests
# of pages come before the others, not beside them: a browser that waits for a core takes more of it than one that has it.
test: ## all checks and tests, interpreted and compiled
	@$(MAKE) -j2 tracer $(VENV)/packages
	@$(MAKE) -j2 $(VENV)/engine interpreted
	@$(MAKE) --keep-going pages compiled

interpreted: lint
	REGALIA_INTERPRETED=1 $(PYTEST) -n $(WORKERS) -m "not long" tests/kernel tests/test_conformance.py tests/test_network_input.py

pages:
	$(PYTEST) -n $(CORES) tests/pages

compiled:
	$(PYTEST) -n $(WORKERS) --ignore=tests/pages

browser:
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null \
		|| { echo "Installing Chromium for the tests ..."; apt-get update -qq && apt-get install -y -qq chromium > /dev/null; }
	@command -v chromium-headless-shell > /dev/null || apt-get install -y -qq chromium-headless-shell > /dev/null 2>&1 \
		|| { apt-get update -qq && apt-get install -y -qq chromium-headless-shell; } > /dev/null 2>&1 \
		|| echo "Chromium's headless shell cannot be installed: the pages are tested with the whole browser, which takes longer."

# With it a test cuts the power; where it cannot be installed that test is skipped. One package is installed at a time.
tracer: browser
	@command -v strace > /dev/null || apt-get install -y -qq strace > /dev/null 2>&1 \
		|| { apt-get update -qq && apt-get install -y -qq strace; } > /dev/null 2>&1 \
		|| echo "strace cannot be installed: the power-cut test is skipped."

lint: $(VENV)/packages $(VENV)/package node_modules/.package-lock.json ## format, lint, figures, types, import arrows, the browser's modules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m tools.figures
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/node node_modules/typescript/bin/tsc -p jsconfig.json
	$(BIN)/node --test 'tests/modules/*.test.mjs'

bench: setup ## measure the engine against itself uncompiled and against a peer
	$(BIN)/regalia bench engine

docs: setup ## build the documentation into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

playthroughs: setup ## write the playthroughs anew
	$(BIN)/regalia playthroughs

longer: setup browser tracer ## the tests that take longer than everybody wants to wait for every time
	REGALIA_LONGER=1 $(PYTEST) -n $(WORKERS) -m longer
	REGALIA_LONGER=1 REGALIA_INTERPRETED=1 $(PYTEST) -n $(WORKERS) -m "longer and not long" tests/test_conformance.py

# Interpreted, since a compiled line tells nobody that it ran; servers, bots and workers are measured with it. What the
# docs show is left out: it takes a quarter of the time, and runs what other tests run.
coverage: setup browser tracer ## which branches of the package the tests reach; fails under the floor in pyproject.toml
	rm -rf build/coverage && mkdir -p build/coverage
	REGALIA_INTERPRETED=1 $(BIN)/coverage run -m pytest -n $(WORKERS) --dist loadgroup -m "not long and not browser" --ignore=tests/docs --ignore=tests/pages
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

screens: setup browser ## look at every state and motion of whole games, at five sizes, in all languages, by touch and keyboard
	REGALIA_EVERY_STATE=1 $(PYTEST) -n $(WORKERS) $(addprefix tests/pages/test_,one_screen.py motion.py states.py guided_games.py) tests/web/test_whole_games.py

pictures: setup browser ## take the pictures of the README anew
	$(BIN)/python -m tools.pictures docs/pictures

lock: $(VENV)/packages ## pin all versions anew
	$(BIN)/uv pip compile $(PIN) $(TESTED) pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile $(PIN) --extra build -c requirements.lock pyproject.toml -o requirements-play.lock
	$(BIN)/uv pip compile $(PIN) --extra postgres --extra push -c requirements.lock pyproject.toml -o requirements-host.lock
	echo uv | $(BIN)/uv pip compile $(PIN) -c requirements.lock - -o requirements-uv.lock

clean: ## remove everything that was built
	rm -rf $(VENV) node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests \( -name '*.so' -o -name '*.pyd' -o -name __pycache__ \) -exec rm -rf {} +

$(VENV)/packages: requirements.lock | $(VENV)/package
	@echo "Installing the packages for tests and benchmarks ..."
	@$(PYTHON) play.py --install requirements.lock
	@touch $@

# What checks and tests the browser's code.
node_modules/.package-lock.json: package-lock.json | $(VENV)/packages
	@$(BIN)/npm ci --silent
	@touch $@

# The door for those without make does it; nothing is installed twice.
$(VENV)/package: requirements-play.lock requirements-uv.lock pyproject.toml
	@$(PYTHON) play.py --install

# What play.py compiles in the background may fail, and says so there; make tries again.
ifeq ($(shell cat $(VENV)/engine 2> /dev/null),failed)
.PHONY: $(VENV)/engine
endif

$(VENV)/engine: $(VENV)/package $(SOURCES)
	@$(BIN)/python build_engine.py $@
