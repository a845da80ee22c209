# ./dev content check: names every fault of content/ as "file:line: field: sentence", then says how much there is.

verb_content() {
    [ "${1:-}" = check ] || fail "content knows one thing: ./dev content check"
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    build_release evenkeel
    install_node_modules tests
    install_node_modules web
    check_content
}

# The server's own reader checks the files that the server reads, so that the two never differ; tools/content checks the rest. All of
# them speak before the verb fails.
check_content() {
    local failed=0
    "$BUILD_DIR/evenkeel" content check --content content || failed=1
    node tools/content/check.mjs content || failed=1
    node tools/check_translations.mjs || failed=1
    node tools/book/check.mjs || failed=1
    (cd web && npm run --silent pictures -- --check) || failed=1
    return "$failed"
}
