"""Tests of adapters to libraries that are not among the test tools (PyTorch is large) run where these are installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("sb3_contrib") and find_spec("tianshou") else ["test_training.py"]
