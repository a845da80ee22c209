# ./dev test: everything, or one part. Each part installs what it needs and only that.

verb_test() {
    local part=${1:-all}
    case "$part" in
    all | unit | functional | e2e | lint) ;;
    *) fail "there is no part '$part': unit, functional, e2e or lint" ;;
    esac
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    # shellcheck source=tools/dev/steps.sh
    . tools/dev/steps.sh
    # shellcheck source=tools/dev/lint.sh
    . tools/dev/lint.sh
    # shellcheck source=tools/dev/fuzz.sh
    . tools/dev/fuzz.sh
    # shellcheck source=tools/dev/native.sh
    . tools/dev/native.sh
    ensure_packages build test lint
    begin_steps
    "test_$part"
    end_steps
}

test_all() {
    build_step build_all
    unit_steps
    install_for_lint
    run_checks
    functional_steps
    e2e_steps
}

test_unit() {
    build_step build_all
    unit_steps
}

test_functional() {
    build_step build_native "$BUILD_DIR" -DCMAKE_BUILD_TYPE=Release
    functional_steps
}

test_e2e() {
    build_step build_all
    e2e_steps
}

test_lint() {
    build_step build_native "$BUILD_DIR" -DCMAKE_BUILD_TYPE=Release
    install_for_lint
    run_checks
}

# Without a build there is nothing to test: the report then says so and nothing else.
build_step() {
    step "build" check - "$@"
    [ "$(cut -f4 "$STEPS")" -eq 0 ] && return
    end_steps
    exit 1
}

unit_steps() {
    local program name
    ensure_node
    say "── C++ unit and storage contract tests"
    for program in "$BUILD_DIR"/tests/*; do
        [ -x "$program" ] || continue
        name=$(basename "$program")
        quiet_step "$name" gtest "$RESULTS/$name.json" "$program" --gtest_output="json:$RESULTS/$name.json" --gtest_brief=1
    done
    settle
    step "fuzz the engine for a moment" check - fuzz_for_a_moment
    step "engine in WebAssembly as native" check - node hrv/wasm/compare.mjs build/wasm/hrv.wasm \
        "$BUILD_DIR/hrv/hrv_analyze_csv" hrv/tests/golden
    install_node_modules web
    step "web" vitest "$RESULTS/web.json" in_folder web npm run --silent test -- \
        --reporter=default --reporter=json --outputFile.json="../$RESULTS/web.json"
    install_node_modules tests
    quiet_step "native shells" check - check_shells
    settle
}

fuzz_for_a_moment() {
    build_fuzz
    fuzz_all 20 "$FUZZ_TARGETS"
}

functional_steps() {
    local database
    install_node_modules tests
    for database in sqlite postgresql; do
        step "functional $database" vitest "$RESULTS/functional-$database.json" in_folder tests npx vitest run \
            --project "$database" --reporter=default --reporter=json --outputFile.json="../$RESULTS/functional-$database.json"
    done
}

e2e_steps() {
    install_node_modules tests
    install_shell_packages # one journey runs through Capacitor's own script
    # The tests' own recordings are enough; those of the data set make two more where they are there.
    # A browser that shares the processor plays the video late, and the heart in it beats slower than it did.
    e2e_step e2e-heart --workers=1 --project=finger --project='subject_*'
    e2e_step e2e --project='no finger' --project=English --project=Arabic --project=German
}

e2e_step() {
    local name=$1
    shift
    step "$name" playwright "$RESULTS/$name.json" in_folder tests env E2E_REPORT="$name" \
        npx playwright test --config e2e/playwright.config.ts "$@"
}
