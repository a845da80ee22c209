#!/usr/bin/env bash
# Every file in server/tests/must_not_compile holds one mistake the types must catch. Its first line says which message
# the compiler gives ("// expected: …"). With -DCONTROL the same file is correct and must compile, so that no file fails
# for a reason of its own.
set -euo pipefail
cd "$(dirname "$0")/.."

compiler=${CXX:-clang++-19}
flags=(-std=c++23 -fsyntax-only -Wall -Wextra -Wno-unused -Iserver -Ihrv/include)
failed=0
checked=0

complain() {
    echo "must-not-compile: $1"
    failed=$((failed + 1))
}

for file in server/tests/must_not_compile/*.cpp; do
    checked=$((checked + 1))
    expected=$(sed -n '1s|^// expected: ||p' "$file")
    if [ -z "$expected" ]; then
        complain "$file does not begin with '// expected: …'"
        continue
    fi
    if ! output=$("$compiler" "${flags[@]}" -DCONTROL "$file" 2>&1); then
        complain "$file does not compile even without its mistake:"
        echo "$output"
    fi
    if output=$("$compiler" "${flags[@]}" "$file" 2>&1); then
        complain "$file compiles, and must not"
    elif ! grep -qF -- "$expected" <<<"$output"; then
        complain "$file fails, but not with '$expected':"
        echo "$output"
    fi
done

if [ "$checked" -eq 0 ]; then
    complain "there are no cases to check"
fi
echo "must-not-compile: $checked checked, $failed failed"
[ "$failed" -eq 0 ]
