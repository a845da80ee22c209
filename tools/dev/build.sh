# ./dev build: the server by CMake and Ninja, the web apps by Vite, the engine for the browser by clang.

configure() {
    local folder=$1
    shift
    # Relative paths, so that a fresh clone in another folder finds what this one compiled.
    export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1
    # Precompiled headers carry times and macros that ccache must be told to accept, and are told apart by their sums.
    export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime CCACHE_PCH_EXTSUM=1
    if [ ! -f "$folder/build.ninja" ]; then
        say "Configuring $folder"
        cmake -S . -B "$folder" -G Ninja -DCMAKE_C_COMPILER=clang-19 -DCMAKE_CXX_COMPILER=clang++-19 \
            "$@" >"$folder.log" 2>&1 || {
            tail -n 30 "$folder.log" >&2
            fail "CMake could not configure $folder"
        }
    fi
}

# build_native FOLDER [CMAKE OPTION…] [-- TARGET…]: without targets everything, with all tests.
build_native() {
    local folder=$1 options=()
    shift
    while [ $# -gt 0 ] && [ "$1" != -- ]; do options+=("$1") && shift; done
    [ $# -gt 0 ] && shift
    ensure_packages build
    mkdir -p build
    configure "$folder" "${options[@]}"
    # Two builds at once would write the same files.
    NINJA_STATUS="compiling %f/%t: " flock "$folder.lock" ninja -C "$folder" "$@" || fail "the build failed; the first error is above"
}

build_release() { build_native "$BUILD_DIR" -DCMAKE_BUILD_TYPE=Release -- "$@"; }

build_web() {
    build_wasm # the app listens to the pulse with the server's own engine
    install_node_modules web
    once web "$(fingerprint web content contract hrv)" build_web_now
    [ -f web/apps/app/dist/index.html ] || build_web_now
}

build_web_now() {
    say "Building the web apps"
    (cd web && npm run --silent build) >build/web.log 2>&1 || {
        tail -n 40 build/web.log >&2
        fail "the web build failed; its error is above, and all it said in build/web.log"
    }
}

build_wasm() {
    [ -f build/wasm/hrv.wasm ] || rm -f "$STAMPS/wasm"
    once wasm "$(fingerprint hrv/include hrv/src hrv/wasm)" build_wasm_now
}

build_wasm_now() {
    ensure_packages wasm
    say "Building the engine for the browser"
    bash hrv/wasm/build.sh build/wasm/hrv.wasm || fail "the engine could not be built for the browser"
}

# The web apps wait for npm while the compiler waits for nothing, so they are built beside the targets.
build_beside_web() {
    local web
    ensure_packages build wasm
    mkdir -p build
    build_web &
    web=$!
    trap 'kill "$web" 2>/dev/null' EXIT
    build_release "$@"
    wait "$web" || fail "the web apps could not be built; the reason is above"
    trap - EXIT
}

build_all() { build_beside_web all; }

verb_build() {
    case "${1:-all}" in
    all) build_all ;;
    native) build_release all ;;
    --debug) build_native build/debug -DCMAKE_BUILD_TYPE=Debug -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DEVENKEEL_UNITY=OFF ;;
    --asan | --tsan)
        # shellcheck source=tools/dev/sanitize.sh
        . tools/dev/sanitize.sh
        "build_${1#--}" all
        ;;
    web) build_web ;;
    wasm) build_wasm ;;
    *) fail "there is no build '$1'; see ./dev help" ;;
    esac
}
