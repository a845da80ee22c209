# ./dev openapi: what is printed from the code and committed: contracts (with the sentences that stand at the members of
# the structs), the configuration page, the TypeScript client.

print_from_code() {
    local folder=$1
    mkdir -p "$folder/contract" "$folder/docs"
    "$BUILD_DIR/evenkeel" openapi --output "$folder/contract"
    node tools/contract/main.mjs "$folder/contract"
    "$BUILD_DIR/evenkeel" serve --print-configuration >"$folder/docs/configuration.md"
}

verb_openapi() {
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    build_release evenkeel
    print_from_code .
    install_node_modules web
    (cd web && npm run --silent generate:api)
}
