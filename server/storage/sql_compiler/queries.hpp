#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::storage::sql_compiler {

/// A fault in a file of queries/ or migrations/; says where.
class Fault : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// One named statement in both dialects.
struct Query {
    std::string verb;
    std::string sqlite;
    std::string postgres;
};

/// Reads a file of queries/: sections that begin with `-- name: verb`, or with `-- name: verb [sqlite]` and
/// `-- name: verb [postgres]` where the dialects differ. `-- fragment: word` begins a text that every
/// `{{word}}` of the file stands for. Throws Fault.
[[nodiscard]] std::vector<Query> parse_queries(std::string_view file, std::string_view text);

} // namespace evenkeel::storage::sql_compiler
