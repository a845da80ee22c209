#pragma once

#include "core/account/sign_in/sign_ups.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlSignUps final : public account::SignUps {
public:
    explicit SqlSignUps(Database& database) : database_{database} {}

    account::SignUp keep_once(account::SignUp const& sign_up) override;
    [[nodiscard]] std::optional<account::SignUp> find_by_token(std::string_view token_hash) const override;
    [[nodiscard]] bool complete(account::SignUp const& sign_up, account::Member const& member,
                                account::Session const& session) override;
    std::size_t forget_ended(Instant before) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
