#pragma once

#include "core/commerce/invites.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlInvites final : public commerce::Invites {
public:
    explicit SqlInvites(Database& database) : database_{database} {}

    Kept add_once(NewInvite const& added) override;
    [[nodiscard]] std::optional<commerce::Invite> find(InviteId const& invite) const override;
    Redemption redeem(std::string const& code, MemberId const& member, Instant now) override;
    [[nodiscard]] std::vector<commerce::Invite> list(std::optional<InviteId> const& before,
                                                     std::size_t limit) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
