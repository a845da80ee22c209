#pragma once

#include "core/portability/member_archive.hpp"
#include "storage/encryption/member_keys.hpp"
#include "storage/portability/archive_pieces.hpp"

namespace evenkeel::storage {

/// Reads and writes what storage/member_tables.cpp lists.
class SqlMemberArchive final : public portability::MemberArchive {
public:
    SqlMemberArchive(Database& database, MemberKeys& keys,
                     portability::ArchiveBounds const& bounds = portability::kArchiveBounds)
        : database_{database}, keys_{keys}, bounds_{bounds} {}

    [[nodiscard]] Result<portability::MemberData> read(MemberId const& member) const override;
    [[nodiscard]] Result<std::vector<portability::TableChange>>
    preview(MemberId const& member, portability::MemberData const& data) const override;
    Result<Brought> bring(portability::Import const& import, portability::MemberData const& data,
                          job::NewJob const& refresh) override;
    [[nodiscard]] std::vector<portability::Import> imports(MemberId const& member) const override;
    std::optional<portability::Import> undo(MemberId const& member, ImportId const& import, Instant at,
                                            job::NewJob const& refresh) override;

private:
    [[nodiscard]] std::optional<portability::Import> find(MemberId const& member, EventId const& event) const;
    [[nodiscard]] Result<void> check_room(MemberId const& member, portability::DataSize const& more) const;
    [[nodiscard]] portability::Import begin(portability::Import const& import);
    [[nodiscard]] bool write(portability::Import const& import, Piece const& piece);
    [[nodiscard]] Brought finish(portability::Import const& import, portability::MemberData const& data,
                                 job::NewJob const& refresh);

    Database& database_;
    MemberKeys& keys_;
    portability::ArchiveBounds bounds_;
};

} // namespace evenkeel::storage
