#pragma once

#include "core/portability/import_files.hpp"

namespace evenkeel::outbound {

/// Daylio (CSV and backup), Elite HRV, Welltory, Apple Health, and tables of any program whose columns the
/// operator's list of names knows.
class ForeignFiles final : public portability::ImportFiles {
public:
    [[nodiscard]] Result<portability::Found> read(std::vector<portability::ColumnNames> const& columns,
                                                  std::string_view name,
                                                  std::string_view bytes) const override;
};

} // namespace evenkeel::outbound
