"""The first module of the bundle."""

import sys

from fiveup_desktop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
