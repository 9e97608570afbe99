# Sourced by ./play and ./check, in the project's folder: installs what is missing, and is quick when nothing is.
#
#   set_up run|dev LIBRARIES...    Leaves the environment in .venv and its interpreter in $python.
#
# Exit status 2: something is missing that only the reader can install; what to type has been said.

# What Qt loads, as SONAME:DEBIAN-PACKAGE. A SONAME without ".so" is a program.
qt_libraries='
    libglib-2.0.so.0:libglib2.0-0 libdbus-1.so.3:libdbus-1-3 libfontconfig.so.1:libfontconfig1
    libxkbcommon.so.0:libxkbcommon0 libEGL.so.1:libegl1 libGL.so.1:libgl1'
screen_libraries='
    libxcb-cursor.so.0:libxcb-cursor0 libxkbcommon-x11.so.0:libxkbcommon-x11-0 libxcb-icccm.so.4:libxcb-icccm4
    libxcb-keysyms.so.1:libxcb-keysyms1 libxcb-shape.so.0:libxcb-shape0'
test_programs='Xvfb:xvfb xauth:xauth xdotool:xdotool strace:strace'

say() {
    printf '%s\n' "$*" >&2
}

give_up() {
    say "$*"
    exit 2
}

# Install Debian packages as root; for anybody else, and on other systems, say what is to be done.
install_packages() {
    if ! command -v apt-get >/dev/null; then
        give_up "Missing on this machine: $missing. Please install what holds it, then start again."
    fi
    if [ "$(id -u)" -ne 0 ]; then
        say "The game needs a few system packages. Please run this, then start again:"
        give_up "    sudo apt-get install --no-install-recommends $*"
    fi
    say "Installing system packages: $*"
    export DEBIAN_FRONTEND=noninteractive
    if ! told=$({ apt-get -qq update && apt-get -qq install -y --no-install-recommends "$@"; } </dev/null 2>&1); then
        say "$told"
        give_up "The system packages could not be installed: $*"
    fi
}

# Leave in $host a Python that is new enough.
find_python() {
    for host in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$host" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            return
        fi
    done
    give_up "The game needs Python 3.11 or newer, as python3."
}

# Print those of the SONAME:PACKAGE pairs that this machine lacks.
list_missing() {
    "$host" - "$@" <<'PYTHON'
import ctypes, shutil, sys

def is_there(name):
    if ".so" not in name:
        return shutil.which(name) is not None
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True

print(*[pair for pair in sys.argv[1:] if not is_there(pair.partition(":")[0])])
PYTHON
}

# Install the libraries and programs that this machine lacks.
install_libraries() {
    [ "$(uname -s)" = Linux ] || return 0
    lacking=$(list_missing "$@")
    [ -n "$lacking" ] || return 0
    missing= packages=
    for pair in $lacking; do
        missing="$missing ${pair%%:*}"
        packages="$packages ${pair#*:}"
    done
    # shellcheck disable=SC2086
    install_packages $packages
}

# Print where .venv lies and what interpreter it is of: in another place, or of another, it is useless.
place() {
    pwd
    "$host" -c 'import sys; print(sys.version)'
}

# Bring .venv up to date with requirements/$1.txt.
install_environment() {
    clear=
    [ "$(place)" = "$(cat .venv/fiveup-place 2>/dev/null)" ] || clear=--clear
    if [ -z "$clear" ] && cmp -s "requirements/$1.txt" ".venv/fiveup-$1.txt"; then
        return
    fi
    "$host" -c 'import ensurepip, venv' 2>/dev/null || missing=python3-venv install_packages python3-venv
    say "Setting up the Python environment in .venv; this happens once and takes a minute or so ..."
    "$host" -m venv $clear .venv || give_up "The environment in .venv could not be made."
    place >.venv/fiveup-place
    "$python" -m pip --disable-pip-version-check install -q --no-deps --require-hashes -r "requirements/$1.txt" >&2 ||
        give_up "The Python packages could not be installed. Is there a network? Start again to go on."
    cp "requirements/$1.txt" ".venv/fiveup-$1.txt"
    # dev.txt holds all of run.txt, in the same versions.
    [ "$1" != dev ] || cp requirements/run.txt .venv/fiveup-run.txt
}

set_up() {
    wanted=$1
    shift
    python=.venv/bin/python
    find_python
    install_libraries "$@"
    install_environment "$wanted"
    "$python" packaging/translations.py || give_up "The translations could not be compiled."
}
