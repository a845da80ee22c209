#pragma once

#include "core/portability/member_archive.hpp"
#include "storage/database.hpp"

namespace evenkeel::storage {

/// Reads and writes what storage/member_tables.cpp lists.
class SqlMemberArchive final : public portability::MemberArchive {
public:
    explicit SqlMemberArchive(Database& database) : database_{database} {}

    [[nodiscard]] Result<portability::MemberData> read(MemberId const& member) const override;
    [[nodiscard]] Result<std::vector<portability::TableChange>>
    preview(MemberId const& member, portability::MemberData const& data) const override;
    Result<Brought> bring(portability::Import const& import, portability::MemberData const& data,
                          job::NewJob const& refresh) override;
    [[nodiscard]] std::vector<portability::Import> imports(MemberId const& member) const override;
    std::optional<portability::Import> undo(MemberId const& member, ImportId const& import, Instant at,
                                            job::NewJob const& refresh) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
