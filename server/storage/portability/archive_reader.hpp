#pragma once

#include "core/base/id.hpp"
#include "core/base/result.hpp"
#include "core/portability/member_data.hpp"
#include "storage/encryption/member_keys.hpp"
#include "storage/portability/catalog.hpp"
#include "storage/portability/member_tables.hpp"

namespace evenkeel::storage {

/// Inside a transaction: every table that leaves, as MemberArchive::read, its sealed texts opened. Refuses
/// with payload_too_large.
[[nodiscard]] Result<portability::MemberData> read_archive(Connection& connection, MemberKeys& keys,
                                                           MemberId const& member,
                                                           portability::DataSize const& most);

/// Names the row of an answer among the member's, as `key_of` names one of an archive.
[[nodiscard]] std::string key_of(MemberTable const& table, Row const& row);

/// Returns the bytes that a row with these texts counts for in the archive that it leaves in: the same before
/// it is written and after it was read, also when an older file has fewer columns than the table by now.
[[nodiscard]] std::size_t bytes_of(MemberTable const& table, std::vector<CatalogColumn> const& columns,
                                   portability::Row const& row);

/// The rows of carried tables, and the bytes of all.
[[nodiscard]] portability::DataSize size_of(Catalog const& catalog, portability::MemberData const& data);

} // namespace evenkeel::storage
