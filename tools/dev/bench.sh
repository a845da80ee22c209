# ./dev bench [--write] [start|memory|config|check-in|engine…]: prints what this machine does; --write keeps it.

verb_bench() {
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    ensure_packages build bench
    build_native "$BUILD_DIR" -DCMAKE_BUILD_TYPE=Release
    install_node_modules tests
    (cd tests && npx tsx bench/main.ts "$@")
}
