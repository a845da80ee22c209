#!/bin/sh
# Builds hrv.wasm from the same sources as the native library: wasm/build.sh OUT/hrv.wasm
# Needs clang-19, lld-19, wasi-libc, libc++-19-dev-wasm32 and libclang-rt-19-dev-wasm32.
set -eu
out="$1"
here="$(cd "$(dirname "$0")/.." && pwd)"
mkdir -p "$(dirname "$out")"
out="$(cd "$(dirname "$out")" && pwd)/$(basename "$out")"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
flags="--target=wasm32-wasi -stdlib=libc++ -std=c++23 -O3 -fno-exceptions -fno-rtti -ffp-contract=off -fvisibility=hidden
    -Wall -Wextra -Werror -Iinclude -Isrc"
cd "$here"
# Most of a file's time goes into the standard library's headers, so these are read once.
clang++-19 $flags -x c++-header wasm/precompiled.hpp -o "$work/precompiled.pch"
find src wasm/exports.cpp -name '*.cpp' -print0 | xargs -0 -P "$(nproc)" -I{} sh -c 'clang++-19 $1 -include-pch "$2/precompiled.pch" -c "$3" -o "$2/$(basename "$3" .cpp).o"' \
    sh "$flags" "$work" {}
clang++-19 --target=wasm32-wasi -stdlib=libc++ -mexec-model=reactor -O3 -fno-exceptions "$work"/*.o -o "$out" \
    -Wl,--strip-all -Wl,--gc-sections -Wl,-z,stack-size=262144 -Wl,--max-memory=268435456
echo "$out: $(wc -c < "$out") bytes"
