# Steps of a run: each is named, timed, logged, and told to tools/report, which closes with the counts.

readonly RESULTS=build/test-results
readonly STEPS=$RESULTS/steps.tsv
readonly BEGUN=$RESULTS/begun

begin_steps() {
    rm -rf "$RESULTS"
    mkdir -p "$RESULTS"
    : >"$STEPS"
    : >"$BEGUN"
}

# A command runs in a shell of its own with `set -e`, and outside of any `||`, which would switch that off inside it: a
# command that goes on after its first failure would pass.

# step NAME KIND RESULT_FILE COMMAND…: shows what the command says while it runs. KIND is a reader of tools/report.
step() {
    local name=$1 kind=$2 results=$3 code=0 began=$EPOCHREALTIME
    local log="$RESULTS/${name//[ \/]/-}.log"
    shift 3
    echo "$name" >>"$BEGUN"
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
    echo "$1" >>"$BEGUN"
    while [ "$(jobs -rp | grep -cvx "${IDLE_LANE:-none}")" -ge "$(nproc)" ]; do sleep 0.1; done
    run_quietly "$@" &
}

settle() {
    local begun
    for begun in $(jobs -rp); do [ "$begun" = "$IDLE_LANE" ] || wait "$begun"; done
}

# in_idle_time COMMAND…: runs steps beside all others, with what they leave of the processors and nothing more: a browser
# that waits for a video leaves most of one, and does not notice who takes it. `end_idle_time` waits for the last of them.
IDLE_LANE=
in_idle_time() {
    (
        chrt --idle --pid 0 "$BASHPID" 2>/dev/null || renice -n 19 -p "$BASHPID" >/dev/null
        "$@"
        settle
    ) &
    IDLE_LANE=$!
}

end_idle_time() { [ -z "$IDLE_LANE" ] || wait "$IDLE_LANE"; }

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
    local begun told
    begun=$(wc -l <"$BEGUN")
    told=$(wc -l <"$STEPS")
    ensure_node
    [ "$told" -eq "$begun" ] || fail "$begun steps were begun and $told told how they ended: $STEPS"
    node tools/report/report.mjs "$STEPS"
}
