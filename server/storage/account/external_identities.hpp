#pragma once

#include "core/account/member/external_identities.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlExternalIdentities final : public account::ExternalIdentities {
public:
    explicit SqlExternalIdentities(Database& database) : database_{database} {}

    [[nodiscard]] account::NewIdentity add_member(NewMember const& made) override;
    [[nodiscard]] std::optional<MemberId> find(account::ExternalIdentity const& identity) const override;
    [[nodiscard]] std::vector<account::LinkedIdentity> list(MemberId const& member) const override;
    void unlink(MemberId const& member, std::string const& provider) override;
    [[nodiscard]] bool has(MemberId const& member, std::string const& provider) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
