"""Regalia: one table for four royal-court board games."""

import os as _os

from regalia import _engine

__version__ = "0.1.0"

if _os.environ.get(_engine.INTERPRETED):
    _engine.prefer_sources()
