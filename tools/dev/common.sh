# Shared by every verb: words for people, packages, Node, and steps that are done only once.

readonly BUILD_DIR=build/release
readonly STAMPS=build/stamps
readonly NODE_NEEDED=20.19.0 # what Vite 8 asks for
readonly NODE_FROM_NPM=20.20.2

say() { printf '\033[1m%s\033[0m\n' "$*"; }
fail() {
    printf 'dev: %s\n' "$*" >&2
    exit 1
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; elif command -v sudo >/dev/null; then sudo "$@"; else
        fail "'$*' needs root and there is no sudo here; run it as root, then again"
    fi
}

packages_for() {
    case "$1" in
    build) echo "clang-19 lld-19 cmake ninja-build ccache pkg-config git ca-certificates
        libboost1.81-dev libboost-json1.81-dev libboost-url1.81-dev libsqlite3-dev libpq-dev libsodium-dev libssl-dev libzip-dev libexpat1-dev
        libhowardhinnant-date-dev tzdata libyaml-cpp-dev libtomlplusplus-dev libcli11-dev libspdlog-dev libfmt-dev
        libcurl4-openssl-dev libmd4c-dev libmd4c-html0-dev libicu-dev libgtest-dev libgmock-dev" ;;
    test) echo "chromium chromium-headless-shell postgresql libclang-rt-19-dev python3 curl binutils xz-utils" ;;
    lint) echo "clang-format-19 clang-tidy-19 shellcheck" ;;
    film) echo "chromium ffmpeg" ;;
    book) echo "pandoc weasyprint poppler-utils python3-fonttools python3-brotli" ;;
    bench) echo "wrk postgresql libbenchmark-dev python3-numpy curl" ;;
    wasm) echo "clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32" ;;
    esac
}

# ensure_packages build test …: installs what of these groups is missing, and asks apt for nothing when all is there.
ensure_packages() {
    local wanted missing
    wanted=$(for group in "$@"; do packages_for "$group"; done | xargs -n 1 | sort -u)
    # shellcheck disable=SC2086
    mapfile -t missing < <(dpkg-query -W -f='${db:Status-Status} ${Package}\n' $wanted 2>/dev/null |
        sed -n 's/^installed //p' | sort -u | comm -23 <(echo "$wanted") -)
    [ ${#missing[@]} -eq 0 ] && return
    say "Installing ${#missing[@]} Debian packages: ${missing[*]}"
    as_root apt-get update -qq || fail "apt-get update failed: is there a network, and are the package sources right?"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/tmp/evenkeel-apt.$$ 2>&1 || {
        tail -n 20 /tmp/evenkeel-apt.$$ >&2
        fail "these packages could not be installed: ${missing[*]} (this needs Debian 12 and its package sources)"
    }
    rm -f /tmp/evenkeel-apt.$$
}

version_at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# Debian 12 has Node 18 and Vite needs 20.19: a newer one comes from the npm registry, into .cache/node.
ensure_node() {
    local own="$PWD/.cache/node/node_modules"
    [ -x "$own/node/bin/node" ] && export PATH="$own/node/bin:$own/.bin:$PATH"
    if command -v node >/dev/null && command -v npm >/dev/null &&
        version_at_least "$(node --version | tr -d v)" "$NODE_NEEDED"; then
        return
    fi
    command -v npm >/dev/null || {
        say "Installing Debian's Node.js, to fetch a newer one with"
        as_root apt-get update -qq
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nodejs npm >/dev/null ||
            fail "nodejs and npm could not be installed"
    }
    local machine
    case "$(uname -m)" in
    x86_64) machine=x64 ;;
    aarch64) machine=arm64 ;;
    *) fail "no Node.js $NODE_NEEDED for $(uname -m) in the npm registry; install one and run this again" ;;
    esac
    say "Fetching Node.js $NODE_FROM_NPM from the npm registry"
    npm install --prefix .cache/node --no-audit --no-fund --loglevel=error \
        "node@npm:node-linux-$machine@$NODE_FROM_NPM" npm@11 ||
        fail "Node.js could not be fetched from the npm registry: is there a network?"
    export PATH="$own/node/bin:$own/.bin:$PATH"
}

# fingerprint PATH…: changes when any tracked or new file below these paths does.
fingerprint() {
    git ls-files -z --cached --others --exclude-standard -- "$@" | xargs -0 -r sha1sum 2>/dev/null | sha1sum | cut -d' ' -f1
}

# once NAME FINGERPRINT COMMAND…: runs the command unless it has succeeded with this fingerprint before.
once() {
    local stamp="$STAMPS/$1" mark=$2
    shift 2
    [ "$(cat "$stamp" 2>/dev/null)" = "$mark" ] && return
    "$@"
    mkdir -p "$STAMPS"
    printf '%s' "$mark" >"$stamp"
}

install_node_modules() {
    local folder=$1
    ensure_node
    # A link leads into another checkout, and npm ci would empty that one.
    [ -L "$folder/node_modules" ] && return
    [ -d "$folder/node_modules" ] || rm -f "$STAMPS/npm-${folder//\//-}"
    once "npm-${folder//\//-}" "$(sha1sum <"$folder/package-lock.json")" npm_ci "$folder"
}

npm_ci() {
    say "Installing npm packages of $1"
    (cd "$1" && npm ci --no-audit --no-fund --loglevel=error) ||
        fail "npm ci failed in $1: is there a network, and is package-lock.json in step with package.json?"
}
