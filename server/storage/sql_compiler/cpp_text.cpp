#include "storage/sql_compiler/cpp_text.hpp"

#include <cctype>

namespace evenkeel::storage::sql_compiler {
namespace {

std::string literal(std::string const& text) {
    return "R\"sql(" + text + ")sql\"";
}

std::string namespace_of(std::string const& table) {
    return "namespace evenkeel::storage::sql::" + table + " {\n";
}

std::string definition(std::string const& table, Query const& query) {
    return "constinit Statement const " + constant_name(query.verb) + "{\"" + table + "/" + query.verb +
           "\",\n" + literal(query.sqlite) + ",\n" + literal(query.postgres) + "};\n";
}

} // namespace

std::string constant_name(std::string_view verb) {
    std::string name{"k"};
    bool begins_word = true;
    for (char const letter : verb) {
        if (letter != '_')
            name +=
                begins_word ? static_cast<char>(std::toupper(static_cast<unsigned char>(letter))) : letter;
        begins_word = letter == '_';
    }
    return name;
}

std::string header_of(std::string const& table, std::vector<Query> const& queries) {
    auto text = "#pragma once\n\n#include \"storage/engine/statement.hpp\"\n\n" + namespace_of(table);
    for (auto const& query : queries)
        text += "extern Statement const " + constant_name(query.verb) + ";\n";
    return text + "}\n";
}

std::string statements_source(Tables const& tables) {
    std::string text;
    std::string all;
    for (auto const& [table, queries] : tables) {
        text += "#include <sql/" + table + ".hpp>\n";
        for (auto const& query : queries)
            all += "&sql::" + table + "::" + constant_name(query.verb) + ",\n";
    }
    text += "#include <array>\n\n";
    for (auto const& [table, queries] : tables) {
        text += namespace_of(table);
        for (auto const& query : queries)
            text += definition(table, query);
        text += "}\n\n";
    }
    return text +
           "namespace evenkeel::storage {\nstd::span<Statement const* const> all_statements() {\n"
           // Not std::array's own deduction, which compilers end at 256 elements.
           "static constexpr auto all = std::to_array<Statement const*>({\n" +
           all + "});\nreturn all;\n}\n}\n";
}

std::string migrations_source(std::vector<Step> const& steps) {
    std::string text{
        "#include \"storage/engine/migration.hpp\"\n\n#include <array>\n\nnamespace evenkeel::storage {\n"
        "std::span<Migration const> all_migrations() {\nstatic constexpr std::array all{\n"};
    for (auto const& step : steps)
        text += "Migration{" + std::to_string(step.number) + ", \"" + step.name + "\",\n" +
                literal(step.sqlite) + ",\n" + literal(step.postgres) + "},\n";
    return text + "};\nreturn all;\n}\n}\n";
}

} // namespace evenkeel::storage::sql_compiler
