#!/bin/sh
# Each file here must fail to compile, and for the reason in its first line: check.sh COMPILER
# A control compiles first, so that a broken include path cannot pass as success.
set -u
compiler="${1:-clang++-19}"
here="$(cd "$(dirname "$0")" && pwd)"
try() { "$compiler" -std=c++23 -Wall -Wextra -Werror -fsyntax-only -I"$here/../../include" "$1" 2>&1; }

control="$(mktemp --suffix=.cpp)"
trap 'rm -f "$control"' EXIT
printf '#include "hrv/analyze.hpp"\nhrv::Milliseconds half = hrv::to_milliseconds(hrv::Seconds{0.5});\n' > "$control"
if ! said="$(try "$control")"; then
    echo "the control does not compile: $said"
    exit 1
fi

failed=0
for file in "$here"/*.cpp; do
    reason="$(sed -n '1s#^// expect: ##p' "$file")"
    if said="$(try "$file")"; then
        echo "compiles: $file"
        failed=1
    elif ! printf '%s' "$said" | grep -qF "$reason"; then
        echo "fails for another reason than \"$reason\": $file"
        echo "$said" | head -3
        failed=1
    fi
done
exit "$failed"
