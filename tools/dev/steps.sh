# Steps of a run: each is named, timed, logged, and told to tools/report, which closes with the counts.

readonly RESULTS=build/test-results
readonly STEPS=$RESULTS/steps.tsv
STEPS_BEGUN=0

begin_steps() {
    rm -rf "$RESULTS"
    mkdir -p "$RESULTS"
    : >"$STEPS"
}

# A command runs in a shell of its own with `set -e`, and outside of any `||`, which would switch that off inside it: a
# command that goes on after its first failure would pass.

# step NAME KIND RESULT_FILE COMMAND…: shows what the command says while it runs. KIND is a reader of tools/report.
step() {
    local name=$1 kind=$2 results=$3 code=0 began=$EPOCHREALTIME
    local log="$RESULTS/${name//[ \/]/-}.log"
    shift 3
    STEPS_BEGUN=$((STEPS_BEGUN + 1))
    say "── $name"
    set +e
    (
        set -e
        "$@"
    ) 2>&1 | tee "$log"
    code=${PIPESTATUS[0]}
    set -e
    note_step "$name" "$kind" "$results" "$code" "$began" "$log"
}

# The same without showing, for commands that have little to say and many lines for it, and beside others: as many at once
# as there are processors. `settle` waits for those that were begun.
quiet_step() {
    STEPS_BEGUN=$((STEPS_BEGUN + 1))
    while [ "$(jobs -rp | wc -l)" -ge "$(nproc)" ]; do wait -n; done
    run_quietly "$@" &
}

settle() { wait; }

run_quietly() {
    local name=$1 kind=$2 results=$3 code=0 began=$EPOCHREALTIME
    local log="$RESULTS/${name//[ \/]/-}.log"
    shift 3
    set +e
    (
        set -e
        "$@"
    ) >"$log" 2>&1
    code=$?
    set -e
    note_step "$name" "$kind" "$results" "$code" "$began" "$log"
    [ "$code" -eq 0 ] && echo "   $name … ok" || echo "   $name … FAILED"
}

# check NAME COMMAND…: one line when all is well; what it said is shown at the end when it is not.
check() {
    local name=$1
    shift
    quiet_step "$name" check - "$@"
}

note_step() {
    local name=$1 kind=$2 results=$3 code=$4 began=$5 log=$6 took
    took=$(awk -v a="$began" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.1f", b - a }')
    printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$name" "$kind" "$results" "$code" "$took" "$log" >>"$STEPS"
}

# The counts, and with them the success of the whole run. A step that never told how it ended has not passed.
end_steps() {
    local told
    told=$(wc -l <"$STEPS")
    ensure_node
    [ "$told" -eq "$STEPS_BEGUN" ] || fail "$STEPS_BEGUN steps were begun and $told told how they ended: $STEPS"
    node tools/report/report.mjs "$STEPS"
}
