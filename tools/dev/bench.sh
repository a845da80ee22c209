# ./dev bench [--write] [start|memory|config|check-in|engine…]: prints what this machine does; --write keeps it.
# ./dev bench web [app] [site] [--write]: Lighthouse and the latency of taps; --write keeps the tables in docs/web-quality.md.
# ./dev bench safety: how well the detector of danger hears the conversations of tests/safety, and how fast.
# ./dev bench hrv [--write]: how accurate and fast the engine is; --write keeps it as docs/accuracy.md.

verb_bench() {
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    ensure_packages bench
    build_release all
    install_node_modules tests
    if [ "${1:-}" = hrv ]; then
        shift
        build_wasm
        (cd tests && npx tsx bench/hrv/main.ts "$@")
    elif [ "${1:-}" = web ]; then
        shift
        ensure_packages test
        build_web
        (cd tests && npx tsx bench/web/main.ts "$@")
    else
        (cd tests && npx tsx bench/main.ts "$@")
    fi
}
