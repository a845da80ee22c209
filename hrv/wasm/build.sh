#!/bin/sh
# Builds hrv.wasm from the same sources as the native library: wasm/build.sh OUT/hrv.wasm
# Needs clang-19, lld-19, wasi-libc, libc++-19-dev-wasm32 and libclang-rt-19-dev-wasm32.
set -eu
out="$1"
here="$(cd "$(dirname "$0")/.." && pwd)"
mkdir -p "$(dirname "$out")"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
for source in "$here"/src/*/*.cpp "$here"/wasm/exports.cpp; do
    echo "$source"
done | xargs -P 2 -I{} sh -c 'clang++-19 --target=wasm32-wasi -stdlib=libc++ -std=c++23 -O3 -fno-exceptions -fno-rtti \
    -ffp-contract=off -fvisibility=hidden -Wall -Wextra -Werror -I"$1"/include -I"$1"/src \
    -c "$3" -o "$2/$(basename "$3" .cpp).o"' sh "$here" "$work" {}
clang++-19 --target=wasm32-wasi -stdlib=libc++ -mexec-model=reactor -O3 -fno-exceptions "$work"/*.o -o "$out" \
    -Wl,--strip-all -Wl,--gc-sections -Wl,-z,stack-size=262144 -Wl,--max-memory=268435456
echo "$out: $(wc -c < "$out") bytes"
