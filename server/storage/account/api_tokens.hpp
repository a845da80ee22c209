#pragma once

#include "core/account/sessions/api_tokens.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlApiTokens final : public account::ApiTokens {
public:
    explicit SqlApiTokens(Database& database) : database_{database} {}

    [[nodiscard]] account::NewApiToken add(account::ApiToken const& token) override;
    [[nodiscard]] std::vector<account::ApiToken> list(MemberId const& member) const override;
    [[nodiscard]] std::optional<account::TokenHolder> find_holder(std::string_view token_hash) const override;
    void touch(MemberId const& member, ApiTokenId const& token, Instant used_at) override;
    void revoke(MemberId const& member, ApiTokenId const& token) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
