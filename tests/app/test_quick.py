"""The quick start: what it puts aside, and that all of it is back when the window is there."""

import json
import subprocess
import sys

SCRIPT = """
import builtins, gc, json, linecache, sys
from fiveup_desktop.app.quick import begin_quickly, has_begun
import PySide6.QtCore
slow = builtins.__import__.__name__
begin_quickly()
begun = builtins.__import__.__name__, gc.isenabled()
import fiveup_desktop.app.main
has_begun()
print(json.dumps({
    "slow": slow,
    "begun": begun,
    "collects": gc.isenabled(),
    "frozen": gc.get_freeze_count() > 1000,
    "sources": [name for name in linecache.cache if "fiveup_desktop" in name],
    "modules": [name for name in sys.modules if name.startswith("fiveup_desktop.")],
}))
"""


def test_the_start_reads_no_sources_and_collects_no_garbage_until_it_is_over():
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    # If not, PySide6 imports in another way, and begin_quickly has to be thought over.
    assert told["slow"] == "__feature_import__"
    assert told["begun"][0] != "__feature_import__"
    assert not told["begun"][1]
    assert told["collects"]
    assert told["frozen"]
    assert told["sources"] == []
    assert "fiveup_desktop.app.house" in told["modules"]
