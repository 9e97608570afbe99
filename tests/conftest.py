"""What holds for all tests."""

import os

# Before anything imports Qt: tests open no window on anybody's screen, unless they start one of their own.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
