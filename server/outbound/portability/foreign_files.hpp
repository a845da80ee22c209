#pragma once

#include "core/portability/import_files.hpp"

namespace evenkeel::outbound {

/// Daylio (CSV and backup), Elite HRV, Welltory, Apple Health, and tables of any program whose columns the
/// operator's list of names knows.
class ForeignFiles final : public portability::ImportFiles {
public:
    explicit ForeignFiles(std::vector<portability::ColumnNames> const& columns) : columns_{columns} {}

    [[nodiscard]] Result<portability::Found> read(std::string_view name,
                                                  std::string_view bytes) const override;

private:
    std::vector<portability::ColumnNames> const& columns_;
};

} // namespace evenkeel::outbound
