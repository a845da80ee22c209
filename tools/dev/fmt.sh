# ./dev fmt: clang-format for C++, Biome for everything on the web side.

cpp_files() { git ls-files --cached --others --exclude-standard -- '*.cpp' '*.hpp'; }

verb_fmt() {
    ensure_packages lint
    cpp_files | xargs -r clang-format-19 -i
    install_node_modules web
    (cd web && npm run --silent fmt)
}
