#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace evenkeel::storage::sql_compiler {

/// One step of the schema in both dialects, without the reason at its head: a reason may be reworded, a step
/// never.
struct Step {
    int number;
    std::string name; ///< "0001-accounts"
    std::string sqlite;
    std::string postgres;
};

/// Reads migrations/NNNN-name.sql in PostgreSQL's words, in the order of the numbers, and
/// NNNN-name.sqlite.sql where a step has one. Throws Fault.
[[nodiscard]] std::vector<Step> read_steps(std::filesystem::path const& folder);

} // namespace evenkeel::storage::sql_compiler
