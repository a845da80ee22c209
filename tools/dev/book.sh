# ./dev book: sets content/book as a PDF (A5) and an EPUB in build/book/. The same content gives the same bytes.

verb_book() {
    ensure_packages book
    install_node_modules web   # the faces it is set in
    install_node_modules tests # the reader of YAML
    node tools/book/build.mjs
}
