#pragma once

#include "core/snapshot/member_settings.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlMemberSettings final : public snapshot::MemberSettingsReader {
public:
    explicit SqlMemberSettings(Database& database) : database_{database} {}

    [[nodiscard]] snapshot::MemberSettings find(MemberId const& member) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
