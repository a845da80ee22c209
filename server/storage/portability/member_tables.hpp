#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace evenkeel::storage {

/// Says how a table's rows are treated when the member takes their data along.
enum class TablePolicy {
    carried, ///< Leaves, and can be brought back.
    shown,   ///< Leaves, and is never written from an archive: nobody becomes premium or linked by a file.
    kept,    ///< Does not leave; `why` says why.
};

/// A column that does not leave, and what stands in it after an import.
struct WithheldColumn {
    std::string_view name;
    std::string_view filled_with;
};

/// A column whose text is sealed under the member's key. It leaves open, and is sealed again on its way back.
struct SealedColumn {
    std::string_view name;
    std::string_view key_column; ///< Names the key; it does not leave.
};

/// The rows under which a table's rows stand: without the one the other is not written, and not removed.
struct ParentTable {
    std::string_view name;
    std::string_view column; ///< With the owner it names the row above, and has the same name there.
};

inline constexpr auto kUnlimited = std::numeric_limits<std::size_t>::max();

struct MemberTable {
    std::string_view name;
    TablePolicy policy{TablePolicy::carried};
    std::string_view why{};
    std::vector<std::string_view> key{}; ///< With the owner names one row. Empty: one row for each member.
    std::string_view owner_column{"member_id"};
    std::string_view only_where{}; ///< SQL; other rows of the table are work in progress.
    std::vector<WithheldColumn> withheld{};
    std::optional<ParentTable> parent{};
    /// SQL over $1, the member, for rows that no owner column names; the owner column then stays behind.
    std::string_view owned_where{};
    std::optional<SealedColumn> sealed{};
    std::size_t most_rows{kUnlimited}; ///< Of one import: what others read by hand must not be flooded.
};

[[nodiscard]] bool is_withheld(MemberTable const& table, std::string_view column);

/// Every table with rows of members, in the order in which rows may be written. A test asks both databases
/// for tables with an owner column and fails for one that is not here.
[[nodiscard]] std::span<MemberTable const> member_tables();

/// Nothing for a table that is not in the list.
[[nodiscard]] MemberTable const* member_table(std::string_view name);

} // namespace evenkeel::storage
