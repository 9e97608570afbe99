"""Words, theme and fonts, as for the tests of the view."""

# The fixtures of the view's tests serve here as well.
from tests.view.conftest import fonts, qm_folder, theme, words  # noqa: F401
