#pragma once

#include "storage/sql_compiler/queries.hpp"
#include "storage/sql_compiler/steps.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::storage::sql_compiler {

/// Table → its queries.
using Tables = std::map<std::string, std::vector<Query>>;

/// insert_first → kInsertFirst
[[nodiscard]] std::string constant_name(std::string_view verb);

/// <sql/check_ins.hpp>: the names alone, so that a statement's text can change without compiling who uses it.
[[nodiscard]] std::string header_of(std::string const& table, std::vector<Query> const& queries);

/// The one file that holds the texts of all statements.
[[nodiscard]] std::string statements_source(Tables const& tables);

/// The file that holds the steps of the schema.
[[nodiscard]] std::string migrations_source(std::vector<Step> const& steps);

} // namespace evenkeel::storage::sql_compiler
