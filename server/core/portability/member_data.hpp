#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

/// Taking a member's data out, and bringing data in.
namespace evenkeel::portability {

/// What a column can hold in either database and in an archive.
using Cell = std::variant<std::monostate, std::int64_t, double, std::string>;
using Row = std::vector<Cell>;

/// Rows of one table that belong to one member. The column that says whose they are is not among them: they
/// mean the same in another account.
struct TableRows {
    std::string table;
    std::vector<std::string> columns;
    std::vector<Row> rows;

    friend bool operator==(TableRows const&, TableRows const&) = default;
};

/// In the order in which rows may be written.
using MemberData = std::vector<TableRows>;

inline constexpr std::size_t kMostRowsOfTable = 100'000;
inline constexpr std::size_t kMostRowsOfImport = 100'000; ///< All tables together.
inline constexpr std::size_t kMostBytesOfMember = std::size_t{32} * 1024 * 1024;

} // namespace evenkeel::portability
