# ./dev lint: what can be judged without running the product: form, layers, and that printed files are in step.

verb_lint() {
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    # shellcheck source=tools/dev/steps.sh
    . tools/dev/steps.sh
    ensure_packages build lint
    begin_steps
    install_for_lint
    step "build" check - build_release evenkeel
    run_checks
    end_steps
}

install_for_lint() {
    install_node_modules web
    install_node_modules tests
}

run_checks() {
    # shellcheck source=tools/dev/fmt.sh
    . tools/dev/fmt.sh
    # shellcheck source=tools/dev/openapi.sh
    . tools/dev/openapi.sh
    # shellcheck source=tools/dev/content.sh
    . tools/dev/content.sh
    say "── checks"
    check "C++ format" check_cpp_format
    check "layers" node tools/check_layers.mjs
    check "links in the documents" node tools/check_links.mjs
    check "plain words" node tools/check_words.mjs
    check "content" check_content
    check "hidden names" node tools/check_hidden_names.mjs
    check "files that are compiled as one" node tools/check_batches.mjs "$BUILD_DIR"
    check "tests of the checks" node --test tools/content/ tools/contract/ tools/translations/ tools/sentences/ tools/clang_tidy.test.mjs \
        tools/check_words.test.mjs tools/check_hidden_names.test.mjs
    check "sizes" node tools/check_sizes.mjs
    check "what must not compile" bash tools/check_must_not_compile.sh
    check "contracts and configuration page are in step" check_printed_files
    check "TypeScript client is in step" in_folder web npm run --silent generate:api -- --check
    check "web format and lint" in_folder web npm run --silent lint
    check "web types" in_folder web npm run --silent typecheck
    check "tests format and lint" in_folder tests npm run --silent lint
    check "tests types" in_folder tests npm run --silent typecheck
    check "shell scripts" check_shell_scripts
    check "clang-tidy" node tools/clang_tidy.mjs "$BUILD_DIR"
    settle
}

in_folder() {
    cd "$1" || return
    shift
    "$@"
}

check_cpp_format() { cpp_files | xargs -r clang-format-19 --dry-run --Werror; }

check_printed_files() {
    local fresh differ=0
    fresh=$(mktemp -d)
    print_from_code "$fresh" || differ=1
    diff -ru contract "$fresh/contract" || differ=1
    diff -u docs/configuration.md "$fresh/docs/configuration.md" || differ=1
    rm -rf "$fresh"
    [ "$differ" -eq 0 ] || echo "the code says otherwise: run ./dev openapi"
    return "$differ"
}

check_shell_scripts() {
    git ls-files --cached --others --exclude-standard -- dev .ci/run '*.sh' | xargs -r shellcheck --shell=bash --external-sources --severity=warning --exclude=SC2034
}
