# Everything is installed into .venv by the first target that needs it: a new machine needs Python 3.11+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py') pyproject.toml

.PHONY: help setup play test lint browser bench playthroughs pictures lock clean

help: ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

setup: $(VENV)/engine ## install everything into .venv and compile the engine

play: setup ## play in the terminal
	@$(BIN)/regalia play

test: setup lint browser ## all checks and tests, interpreted and compiled
	REGALIA_INTERPRETED=1 $(BIN)/pytest -n auto --ignore=tests/lab --ignore=tests/table --ignore=tests/web
	$(BIN)/pytest -n auto

browser:
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null \
		|| { echo "Installing Chromium for the tests ..."; apt-get update -qq && apt-get install -y -qq chromium > /dev/null; }

lint: setup ## format, lint, types, import arrows
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: setup ## measure the engine against itself uncompiled and against a peer
	$(BIN)/regalia bench engine

playthroughs: setup ## write the playthroughs anew
	$(BIN)/regalia playthroughs

pictures: setup browser ## take the pictures of the README anew
	$(BIN)/python -m regalia.web.pictures docs/pictures

lock: $(VENV)/packages ## pin all versions anew
	$(BIN)/uv pip compile -q --universal --generate-hashes --all-extras --python-version 3.11 --no-header \
		pyproject.toml -o requirements.lock

clean: ## remove everything that was built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests \( -name '*.so' -o -name '*.pyd' -o -name __pycache__ \) -exec rm -rf {} +

$(VENV)/packages: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Regalia needs Python 3.11 or later; name one with make PYTHON=..."; exit 2; }
	@echo "Installing packages into $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(VENV)/package: $(VENV)/packages pyproject.toml
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/engine: $(VENV)/package $(SOURCES)
	@$(BIN)/python build_engine.py $@
