"""Run the rules with these IDs."""

import sys

import pytest

from . import STATED

try:
    for name in sys.argv[1:]:
        STATED[name]()
except (Exception, pytest.fail.Exception) as error:
    print(f"{type(error).__name__}: {error}")
    sys.exit(1)
