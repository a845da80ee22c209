# ./dev fmt: clang-format for C++, Biome for everything in TypeScript.

cpp_files() { git ls-files --cached --others --exclude-standard -- '*.cpp' '*.hpp'; }

verb_fmt() {
    ensure_packages lint
    cpp_files | xargs -r clang-format-19 -i
    install_node_modules web
    install_node_modules tests
    (cd web && npm run --silent fmt)
    (cd tests && npm run --silent fmt)
}
