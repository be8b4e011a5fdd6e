"""Say which rules are being tested, and refuse to test pure Python under the name of compiled rules."""

import os

import pytest

import alehouse


def pytest_configure() -> None:
    pure_asked = os.environ.get("ALEHOUSE_PURE", "") not in ("", "0")
    if os.environ.get("ALEHOUSE_BUILD") == "require" and not pure_asked and not alehouse.compiled():
        raise pytest.UsageError("ALEHOUSE_BUILD=require, but the rules are not compiled; run `./alehouse test`.")


def pytest_report_header() -> str:
    return f"rules: {'compiled' if alehouse.compiled() else 'pure Python'}"
