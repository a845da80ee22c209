# ./dev run: everything that is missing, then the server in the foreground. Ctrl-C ends it after open requests.

verb_run() {
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    build_beside_web evenkeel
    exec "$BUILD_DIR/evenkeel" serve --demo true --in-app-purchases sandbox --data data "$@"
}
