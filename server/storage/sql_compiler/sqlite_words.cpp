#include "storage/sql_compiler/sqlite_words.hpp"

#include <regex>

namespace evenkeel::storage::sql_compiler {
namespace {

/// REAL is as long as TEXT, so it gets the same gap and the columns of the table stay aligned.
std::string gap_after_text(std::string const& statement) {
    static std::regex const text{R"(\bTEXT( +))"};
    std::smatch match;
    return std::regex_search(statement, match, text) ? match[1].str() : " ";
}

std::string with_sqlite_types(std::string const& statement) {
    static std::regex const identity{R"( GENERATED ALWAYS AS IDENTITY PRIMARY KEY\b)"};
    static std::regex const integer_in_line{R"(\bBIGINT +(?=\w))"};
    static std::regex const integer{R"(\bBIGINT\b *)"};
    static std::regex const real_in_line{R"(\bDOUBLE PRECISION +(?=\w))"};
    static std::regex const real{R"(\bDOUBLE PRECISION\b *)"};
    auto words = std::regex_replace(statement, identity, " PRIMARY KEY AUTOINCREMENT");
    words = std::regex_replace(words, integer_in_line, "INTEGER ");
    words = std::regex_replace(words, integer, "INTEGER");
    words = std::regex_replace(words, real_in_line, "REAL" + gap_after_text(statement));
    return std::regex_replace(words, real, "REAL");
}

std::string sqlite_statement(std::string const& statement) {
    static std::regex const create_table{R"(^(\s|--[^\n]*\n)*CREATE TABLE\b)"};
    auto const words = with_sqlite_types(statement);
    return std::regex_search(words, create_table, std::regex_constants::match_continuous) ? words + " STRICT"
                                                                                          : words;
}

/// Where the statement that begins at `from` ends: its semicolon outside of quotes and comments, or the end
/// of the text.
std::size_t end_of_statement(std::string_view text, std::size_t from) {
    char inside = ' ';
    for (auto at = from; at < text.size(); ++at) {
        auto const letter = text[at];
        if (inside == '-')
            inside = letter == '\n' ? ' ' : inside;
        else if (inside != ' ')
            inside = letter == inside ? ' ' : inside;
        else if (letter == ';')
            return at;
        else if (letter == '\'' || letter == '"' || text.substr(at, 2) == "--")
            inside = letter;
    }
    return text.size();
}

} // namespace

std::string sqlite_words(std::string_view postgres) {
    std::string words;
    for (std::size_t from = 0; from < postgres.size();) {
        auto const end = end_of_statement(postgres, from);
        words += sqlite_statement(std::string{postgres.substr(from, end - from)});
        words += postgres.substr(end, 1);
        from = end + 1;
    }
    return words;
}

} // namespace evenkeel::storage::sql_compiler
