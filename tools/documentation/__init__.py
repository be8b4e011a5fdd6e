"""Builds the documentation site: the documents of the project, and pages written from its code."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
