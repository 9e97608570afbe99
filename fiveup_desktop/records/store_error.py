"""Why the store could not do something: an enum with parameters."""

from __future__ import annotations

import errno
from enum import Enum
from pathlib import Path
from typing import Final

from fiveup_desktop.rules import FiveUpError


class StoreFault(Enum):
    """Why the store could not do something."""

    NO_SPACE = "no_space"
    NO_PERMISSION = "no_permission"
    READ_ONLY = "read_only"
    FOLDER_GONE = "folder_gone"
    OTHER = "other"


class StoreError(FiveUpError):
    """Something that the system would not do; carries the fault, the path and the system's error number."""

    def __init__(self, error: OSError, path: Path) -> None:
        super().__init__(f"{path}: {error.strerror or error}")
        self.fault = _FAULTS.get(error.errno or 0, StoreFault.OTHER)
        self.path = path
        self.errno = error.errno


_FAULTS: Final = {
    errno.ENOSPC: StoreFault.NO_SPACE,
    errno.EDQUOT: StoreFault.NO_SPACE,
    errno.EACCES: StoreFault.NO_PERMISSION,
    errno.EPERM: StoreFault.NO_PERMISSION,
    errno.EROFS: StoreFault.READ_ONLY,
    errno.ENOENT: StoreFault.FOLDER_GONE,
    errno.ENOTDIR: StoreFault.FOLDER_GONE,
}
