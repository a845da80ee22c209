#include "storage/sql_compiler/cpp_text.hpp"

#include <fstream>
#include <iostream>
#include <iterator>
#include <span>

namespace evenkeel::storage::sql_compiler {
namespace {

std::string read_file(std::filesystem::path const& path) {
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// A file that says the same already keeps its date, so that nothing is compiled for it.
void write_if_changed(std::filesystem::path const& path, std::string const& text) {
    if (read_file(path) == text)
        return;
    std::ofstream file{path};
    file << text;
    if (!file.flush())
        throw Fault{path.string() + ": cannot be written"};
}

Tables read_queries(std::filesystem::path const& folder) {
    Tables tables;
    for (auto const& entry : std::filesystem::directory_iterator{folder})
        tables.emplace(entry.path().stem().string(),
                       parse_queries(entry.path().filename().string(), read_file(entry.path())));
    return tables;
}

void compile(std::filesystem::path const& source, std::filesystem::path const& output) {
    std::filesystem::create_directories(output);
    auto const tables = read_queries(source / "queries");
    for (auto const& [table, queries] : tables)
        write_if_changed(output / (table + ".hpp"), header_of(table, queries));
    write_if_changed(output / "statements.cpp", statements_source(tables));
    write_if_changed(output / "migrations.cpp", migrations_source(read_steps(source / "migrations")));
}

} // namespace
} // namespace evenkeel::storage::sql_compiler

/// sql_compiler server/storage OUTPUT: run by the build (cmake/compile_sql.cmake).
int main(int count, char const* const* words) {
    std::span const arguments{words, static_cast<std::size_t>(count)};
    if (arguments.size() != 3) {
        std::cerr << "sql_compiler FOLDER-OF-STORAGE OUTPUT\n";
        return 2;
    }
    try {
        evenkeel::storage::sql_compiler::compile(arguments[1], arguments[2]);
        return 0;
    } catch (std::exception const& error) {
        std::cerr << error.what() << "\n";
        return 1;
    }
}
