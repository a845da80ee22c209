#pragma once

#include "core/account/sign_in/rate_limits.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlRateLimits final : public account::RateLimits {
public:
    explicit SqlRateLimits(Database& database) : database_{database} {}

    [[nodiscard]] account::RateDecision take(std::string_view key, account::RateLimit const& limit,
                                             Instant now) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
