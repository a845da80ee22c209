# ./dev fuzz [seconds] [target]: lets libFuzzer look for bytes that break the engine or the server. Corpora stay in build/fuzz.

readonly FUZZ=build/fuzz
readonly FUZZ_ENGINE="csv json rr ppg input frames bits stream"
readonly FUZZ_TARGETS="$FUZZ_ENGINE head chunked form body query headers import health archive policy markdown talk words"
readonly FUZZ_LIMITS="-timeout=60 -rss_limit_mb=2048 -print_final_stats=1"

verb_fuzz() {
    local seconds=${1:-600} targets=${2:-$FUZZ_TARGETS}
    case " $FUZZ_TARGETS " in *" ${2:-csv} "*) ;; *) fail "there is no target '$2': $FUZZ_TARGETS" ;; esac
    [[ "$seconds" =~ ^[0-9]+$ ]] || fail "'$seconds' is no number of seconds"
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    # shellcheck source=tools/dev/sanitize.sh
    . tools/dev/sanitize.sh
    ensure_packages build test
    build_asan fuzz_targets
    fuzz_all "$seconds" "$targets"
}

# The time is shared out evenly. What broke a target once is tried first.
fuzz_all() {
    local seconds=$1 targets=$2 target count broken=0
    ensure_node
    node hrv/tests/fuzz/make_seeds.mjs "$FUZZ/seeds"
    mkdir -p "$FUZZ/seeds" && cp -r server/tests/fuzz/seeds/. "$FUZZ/seeds/"
    count=$(wc -w <<<"$targets")
    for target in $targets; do
        fuzz_one "$target" $(((seconds + count - 1) / count)) || broken=1
    done
    return "$broken"
}

# Texts hold a whole recording; of frames forty seconds go as deep, and many more of them a second.
longest_input() {
    case "$1" in
    frames | stream) echo 4800 ;;
    *) echo 65536 ;;
    esac
}

fuzz_home() {
    case " $FUZZ_ENGINE " in
    *" $1 "*) echo hrv/tests/fuzz ;;
    *) echo server/tests/fuzz ;;
    esac
}

fuzz_one() {
    local target=$1 seconds=$2 log="$FUZZ/$1.log" code=0 home known
    home=$(fuzz_home "$target")
    known="$home/regressions/$target"
    mkdir -p "$FUZZ/corpus/$target" "$FUZZ/crashes"
    [ -d "$known" ] || known=""
    # shellcheck disable=SC2086
    "build/asan/fuzz/fuzz_$target" $FUZZ_LIMITS -max_len="$(longest_input "$target")" -max_total_time="$seconds" -dict="$home/words.dict" \
        -artifact_prefix="$FUZZ/crashes/$target-" "$FUZZ/corpus/$target" "$FUZZ/seeds/$target" $known >"$log" 2>&1 || code=$?
    if [ "$code" -ne 0 ]; then
        tail -n 40 "$log"
        echo "$target is BROKEN: the input is in $FUZZ/crashes; keep it in $home/regressions/$target/ under a name that says what it is"
        return 1
    fi
    printf '%-7s %9s executions in %s s, clean\n' "$target" \
        "$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")" "$seconds"
}
