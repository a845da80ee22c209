# ./dev native ios|android [--server ORIGIN] [--version X.Y] [--build N]: makes the project of a native shell in
# build/native, from npm packages and the web build. What its platform's tools then do is in docs/native.md.

readonly SHELLS=build/native
readonly NODE_OF_CAPACITOR=22.23.3

verb_native() {
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    build_web
    install_node_modules tests # the reader of YAML
    install_shell_packages
    "$(newer_node)" tools/native/main.mjs "$@"
}

# The shells refer to their packages by path, so these lie beside them.
install_shell_packages() {
    mkdir -p "$SHELLS"
    ensure_node
    once shells "$(fingerprint tools/native)" bring_shell_packages
    [ -d "$SHELLS/node_modules/@capacitor" ] || bring_shell_packages
}

bring_shell_packages() {
    node -e "import('./tools/native/generate.mjs').then((all) => all.bringPackages('.', '$SHELLS'))"
    say "Installing npm packages of $SHELLS"
    # Capacitor's command runs on a newer Node than the rest of the house.
    (cd "$SHELLS" && npm ci --no-audit --no-fund --loglevel=error --engine-strict=false) ||
        fail "npm ci failed in $SHELLS: is there a network?"
}

newer_node() {
    local own="$PWD/.cache/node22/node_modules/node/bin/node" machine
    if version_at_least "$(node --version | tr -d v)" 22.0.0; then
        command -v node
        return
    fi
    if [ ! -x "$own" ]; then
        case "$(uname -m)" in
        x86_64) machine=x64 ;;
        aarch64) machine=arm64 ;;
        *) fail "no Node.js $NODE_OF_CAPACITOR for $(uname -m) in the npm registry; install one and run this again" ;;
        esac
        npm install --prefix .cache/node22 --no-audit --no-fund --loglevel=error \
            "node@npm:node-linux-$machine@$NODE_OF_CAPACITOR" >&2 || fail "Node.js could not be fetched: is there a network?"
    fi
    echo "$own"
}

# Generates both from scratch, twice, and looks at the result.
check_shells() {
    install_shell_packages
    "$(newer_node)" --test tools/native/*.test.mjs
}
