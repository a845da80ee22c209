#pragma once

#include "core/base/result.hpp"
#include "core/portability/member_data.hpp"
#include "storage/portability/catalog.hpp"
#include "storage/portability/member_tables.hpp"

namespace evenkeel::storage {

/// Whether the program could live with these rows: columns that the table has, values of their kind, words of
/// closed sets, days and moments of the calendar, places on the ring. Refuses with invalid_input
/// (file_base64), naming table, row and column.
[[nodiscard]] Result<void> check_rows(MemberTable const& table, std::vector<CatalogColumn> const& columns,
                                      portability::TableRows const& rows);

} // namespace evenkeel::storage
