# ./dev test asan|tsan: the C++ suites, the functional suite and, for asan, the fuzz targets, on a build that notices what
# the language leaves undefined. `./dev test` runs a part on asan.

readonly SANITIZED="-O1 -gline-tables-only -DNDEBUG"

# In every run of the tests: the suites of whatever reads a stranger's bytes. The others are for `./dev test asan|tsan`.
readonly READERS="http_tests hrv_tests fuzz_tests"

build_asan() {
    build_native build/asan -DCMAKE_BUILD_TYPE=RelWithDebInfo "-DCMAKE_CXX_FLAGS_RELWITHDEBINFO=$SANITIZED" \
        -DEVENKEEL_ASAN=ON -DEVENKEEL_FUZZ=ON -- "$@"
}

build_tsan() {
    build_native build/tsan -DCMAKE_BUILD_TYPE=RelWithDebInfo "-DCMAKE_CXX_FLAGS_RELWITHDEBINFO=$SANITIZED" \
        -DEVENKEEL_TSAN=ON -- "$@"
}

# In idle time, before `sanitized_steps`. Its tests do not run in idle time: they wait for clocks.
build_sanitized() {
    # shellcheck disable=SC2086
    check "build with sanitizers" build_asan $READERS fuzz_targets
}

sanitized_steps() {
    local name
    say "── on a build with sanitizers"
    # Ten thousand recordings say nothing about memory that ten do not.
    for name in $READERS; do GTEST_FILTER='-*RateLocks*' suite_on asan "$name"; done
    settle
    check "fuzz for a moment" fuzz_all 60 "$FUZZ_TARGETS"
    settle
}

# The whole of one kind.
test_sanitized() {
    local kind=$1
    install_node_modules tests
    case "$kind" in
    asan) build_step build_asan all fuzz_targets ;;
    tsan) build_step build_tsan all ;;
    esac
    suites_on "$kind"
    settle
    functional_on "$kind"
    [ "$kind" = tsan ] || check "fuzz" fuzz_all 600 "$FUZZ_TARGETS"
    settle
}

suites_on() {
    local kind=$1 program
    for program in build/"$kind"/tests/*; do
        [ -x "$program" ] && [ ! -d "$program" ] || continue
        suite_on "$kind" "$(basename "$program")"
    done
}

suite_on() {
    local kind=$1 name=$2
    quiet_step "$kind $name" gtest "$RESULTS/$kind-$name.json" watched "$kind" "$name" \
        "build/$kind/tests/$name" --gtest_output="json:$RESULTS/$kind-$name.json" --gtest_brief=1
}

# On SQLite.
functional_on() {
    local kind=$1 results="$RESULTS/$1-functional.json"
    step "$kind functional" vitest "$results" watched "$kind" functional in_folder tests \
        env EVENKEEL_BINARY="$PWD/build/$kind/evenkeel" npx vitest run --project sqlite --testTimeout=60000 --hookTimeout=120000 \
        --reporter=default --reporter=json --outputFile.json="../$results"
}

# watched KIND NAME COMMAND…: fails when the command fails, or when a sanitizer said anything, also of a server that was started
# on the way and stopped again.
watched() {
    local kind=$1 reports="$PWD/build/$1/reports/$2" code=0
    shift 2
    rm -rf "$reports"
    mkdir -p "$reports"
    ASAN_OPTIONS="log_path=$reports/asan:detect_stack_use_after_return=1" UBSAN_OPTIONS="log_path=$reports/ubsan:print_stacktrace=1" \
        TSAN_OPTIONS="log_path=$reports/tsan:suppressions=$PWD/tools/dev/tsan.txt" "$@" || code=$?
    [ -z "$(ls "$reports")" ] && return "$code"
    head -n 60 "$reports"/*
    return 1
}
