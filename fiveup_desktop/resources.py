"""Where the data files are: the same two functions in a checkout, an installed wheel and a frozen build."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
# The build puts data inside the package; in a checkout there is no such folder, and the sources serve.
_BUILT = _PACKAGE / "data"
_CHECKOUT = _PACKAGE.parent


def resource_path(*parts: str) -> Path:
    """Return the path of a data file or folder, such as `resource_path("fonts", "SourceSans3-Bold.ttf")`.

    The path is absolute. Whether it exists is for the caller to see.
    """
    root = _BUILT if _BUILT.is_dir() else _CHECKOUT / "resources"
    return root.joinpath(*parts)


def translations_path() -> Path:
    """Return the folder of the compiled translations (`.qm`), filled by the build or by the setup script."""
    if _BUILT.is_dir():
        return _BUILT / "translations"
    return _CHECKOUT / "build" / "translations"
