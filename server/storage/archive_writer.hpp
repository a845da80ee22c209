#pragma once

#include "core/portability/member_archive.hpp"
#include "storage/database.hpp"

namespace evenkeel::storage {

struct ImportName {
    MemberId member_id;
    ImportId import_id; ///< Empty: nothing is remembered.
};

/// Inside a transaction: checks the rows, writes those that are not there and remembers which, as
/// MemberArchive::bring. A refusal may leave rows behind: whoever hears one does not commit.
[[nodiscard]] Result<std::vector<portability::TableChange>>
write_rows(Connection& connection, ImportName const& import, portability::MemberData const& data);

/// Inside a transaction: removes what `write_rows` remembered.
void remove_rows(Connection& connection, ImportName const& import);

} // namespace evenkeel::storage
