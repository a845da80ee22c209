#pragma once

#include <string>
#include <string_view>

namespace evenkeel::storage::sql_compiler {

/// The same schema step in SQLite's words: types and identity columns by their names there, and STRICT
/// tables, so that SQLite refuses a value of another type as PostgreSQL does. Everything else reads alike in
/// both; a step where the engines really differ has a second file and never comes here.
[[nodiscard]] std::string sqlite_words(std::string_view postgres);

} // namespace evenkeel::storage::sql_compiler
