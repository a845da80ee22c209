#pragma once

#include "core/account/sign_in/rate_limits.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlRateLimits final : public account::RateLimits {
public:
    explicit SqlRateLimits(Database& database) : database_{database} {}

    [[nodiscard]] account::RateDecision take(std::string_view key, account::RateLimit const& limit,
                                             Instant now) override;
    [[nodiscard]] account::RateDecision look(std::string_view key, account::RateLimit const& limit,
                                             Instant now) const override;
    [[nodiscard]] Instant next_turn(std::string_view key, account::Pace const& pace, Instant now) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
