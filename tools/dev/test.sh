# ./dev test: everything, or one part. Each part installs what it needs and only that.

verb_test() {
    local part=${1:-all}
    case "$part" in
    all | unit | functional | e2e | lint | asan | tsan) ;;
    *) fail "there is no part '$part': unit, functional, e2e, lint, asan or tsan" ;;
    esac
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    if [ "$part" = unit ] && [ $# -eq 2 ]; then
        test_area "$2"
        return
    fi
    # shellcheck source=tools/dev/steps.sh
    . tools/dev/steps.sh
    # shellcheck source=tools/dev/lint.sh
    . tools/dev/lint.sh
    # shellcheck source=tools/dev/fuzz.sh
    . tools/dev/fuzz.sh
    # shellcheck source=tools/dev/sanitize.sh
    . tools/dev/sanitize.sh
    # shellcheck source=tools/dev/native.sh
    . tools/dev/native.sh
    ensure_packages build wasm test lint
    begin_steps
    "test_$part"
    end_steps
}

# Everything that needs no attention runs in what the tests leave of the processors: the checks, clang-tidy above all.
test_all() {
    build_step build_for_tests
    install_for_lint
    in_idle_time beside_the_tests
    unit_steps
    functional_steps
    e2e_steps
    end_idle_time
    sanitized_steps
}

beside_the_tests() {
    build_sanitized
    settle
    run_checks
}

test_asan() { test_sanitized asan; }

test_tsan() { test_sanitized tsan; }

test_unit() {
    build_step build_all
    unit_steps
}

test_functional() {
    build_step build_release evenkeel
    functional_steps
}

test_e2e() {
    build_step build_beside_web evenkeel
    e2e_steps
}

test_lint() {
    build_step build_release evenkeel
    install_for_lint
    run_checks
}

build_for_tests() {
    install_node_modules tests
    install_shell_packages
    build_all
}

# test_area AREA: the tests of one folder, or of the one file whose name begins so: `./dev test unit core/account` builds
# core_tests and runs what server/core/account holds.
test_area() {
    local area=${1%/} files suites program
    files=$(git ls-files --cached --others --exclude-standard -- "server/$area*_test.cpp" "server/$area/*_test.cpp" \
        "hrv/$area*_test.cpp" "hrv/$area/*_test.cpp" | sort -u)
    [ -n "$files" ] || fail "there is no test in server/$area or hrv/$area"
    # shellcheck disable=SC2086
    suites=$(sed -nE 's/^(TYPED_)?TEST(_[FP])?\((\w+),.*/\3/p' $files | sort -u)
    program=$(program_of "$(head -n 1 <<<"$files")")
    build_release "$program"
    # Parametrised and typed suites carry a name before or after their own.
    "$BUILD_DIR/tests/$program" --gtest_brief=1 --gtest_filter="$(sed 's|.*|&.*:&/*:*/&.*:*/&/*|' <<<"$suites" | paste -sd :)"
}

program_of() {
    case "$1" in
    hrv/evaluation/* | hrv/plot/*) cut -d / -f 1,2 <<<"$1" | sed 's|/|_|; s|$|_tests|' ;;
    hrv/*) echo hrv_tests ;;
    server/tests/crash/*) echo crash_tests ;;
    server/tests/*) echo port_contracts ;;
    *) echo "$(cut -d / -f 2 <<<"$1")_tests" ;;
    esac
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
    install_node_modules web
    install_node_modules tests
    say "── C++ unit and storage contract tests"
    for program in "$BUILD_DIR"/tests/*; do
        [ -x "$program" ] || continue
        name=$(basename "$program")
        quiet_step "$name" gtest "$RESULTS/$name.json" "$program" --gtest_output="json:$RESULTS/$name.json" --gtest_brief=1
    done
    check "native shells" check_shells
    check "engine in WebAssembly as native" node hrv/wasm/compare.mjs build/wasm/hrv.wasm \
        "$BUILD_DIR/hrv/hrv_analyze_csv" hrv/tests/golden
    settle
    step "web" vitest "$RESULTS/web.json" in_folder web npm run --silent test -- \
        --reporter=default --reporter=json --outputFile.json="../$RESULTS/web.json"
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
    # The tests' own recordings are enough; those of the data set make two more where they are there. A browser that
    # shares its processor plays the video late, and the heart in it beats slower than it did: each has two for itself.
    e2e_step e2e-heart --workers=$((($(nproc) + 1) / 2)) --project=finger --project='subject_*'
    e2e_step e2e --project='no finger' --project=English --project=Arabic --project=German
}

e2e_step() {
    local name=$1
    shift
    step "$name" playwright "$RESULTS/$name.json" in_folder tests env E2E_REPORT="$name" \
        npx playwright test --config e2e/playwright.config.ts "$@"
}
