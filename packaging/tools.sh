# Sourced by wheel, deb and bundle, in the project's folder: tools and packages from the registry, in build/.
#
#   get_tools        Leaves the interpreter of build/tools, which holds requirements/package.txt, in $tools.
#   make_wheel       Leaves a wheel of this checkout in dist/, its path in $wheel, its version in $version.

. packaging/setup.sh

get_tools() {
    tools=build/tools/bin/python
    find_python
    if [ "$(place)" = "$(cat build/tools/place 2>/dev/null)" ] && cmp -s requirements/package.txt build/tools/list; then
        return
    fi
    mkdir -p build
    "$host" -c 'import ensurepip, venv' 2>/dev/null || missing=python3-venv install_packages python3-venv
    "$host" -m venv --clear build/tools
    "$tools" -m pip --disable-pip-version-check install -q --no-deps --require-hashes -r requirements/package.txt
    place >build/tools/place
    cp requirements/package.txt build/tools/list
}

make_wheel() {
    mkdir -p dist
    "$tools" - <<'PYTHON'
from hatchling.build import build_wheel
build_wheel("dist")
PYTHON
    version=$("$tools" -c 'import fiveup_desktop; print(fiveup_desktop.__version__)')
    wheel=dist/fiveup_desktop-$version-py3-none-any.whl
    [ -f "$wheel" ]
}
