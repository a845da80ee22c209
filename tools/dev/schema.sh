# ./dev schema: the schemas of both databases and the sums of their steps, printed from the migrations and committed.

verb_schema() {
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    build_native "$BUILD_DIR" -DCMAKE_BUILD_TYPE=Release
    EVENKEEL_WRITE_SCHEMA=1 "$BUILD_DIR/tests/storage_tests" --gtest_filter='Schema.*'
}
