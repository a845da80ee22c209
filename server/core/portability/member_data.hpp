#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

/// Taking a member's data out, and bringing data in.
namespace evenkeel::portability {

/// A value that a column can hold in either database and in an archive.
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

/// Rows as they lie in memory, which is what bounds them.
struct DataSize {
    std::size_t rows{0};
    std::size_t bytes{0};

    DataSize& operator+=(DataSize const& more) {
        rows += more.rows;
        bytes += more.bytes;
        return *this;
    }

    /// In rows and in bytes.
    [[nodiscard]] bool is_within(DataSize const& most) const {
        return rows <= most.rows && bytes <= most.bytes;
    }
};

/// How much goes in and out. Whatever was let in can be taken out: both are measured alike, an account grows
/// by imports up to `brought_into` at most, and `taken_out` is so much more that what a member does by
/// themselves finds room, and imports at the same moment, none of which sees the other's rows yet.
struct ArchiveBounds {
    DataSize brought_into; ///< An account after an import: all carried tables together.
    DataSize taken_out;    ///< One archive: the rows of any one table, the bytes of all.
};

inline constexpr std::size_t kMostRowsOfImport = 100'000; ///< One file, all tables together.

inline constexpr ArchiveBounds kArchiveBounds{
    .brought_into = {.rows = kMostRowsOfImport, .bytes = std::size_t{64} * 1024 * 1024},
    .taken_out = {.rows = 2 * kMostRowsOfImport, .bytes = std::size_t{128} * 1024 * 1024}};

} // namespace evenkeel::portability
