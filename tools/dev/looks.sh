# ./dev looks: every screen in every language, both themes, phone and desktop, with large text; pictures in
# build/screenshots. `./dev test` looks at all of them in English and Arabic, and at those without a life in German.

verb_looks() {
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    # shellcheck source=tools/dev/lint.sh
    . tools/dev/lint.sh # in_folder
    ensure_packages test
    build_beside_web evenkeel
    install_node_modules tests
    in_folder tests env E2E_REPORT=looks E2E_LOOKS=1 npx playwright test --config e2e/playwright.config.ts screens \
        --project=English --project=Arabic --project=German --project='German further' --project=Spanish "$@"
}
