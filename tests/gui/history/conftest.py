"""The main window over a temporary folder, as for the tests of pages."""

from tests.gui.pages.conftest import open_window  # noqa: F401
from tests.view.conftest import fonts, qm_folder, theme, words  # noqa: F401
