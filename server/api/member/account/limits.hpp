#pragma once

#include "core/account/sign_in/rate_limits.hpp"

namespace evenkeel::api {

/// Calls of one client that make us send mail. Members behind one address share it, so it is above what one
/// address may be sent.
inline constexpr account::RateLimit kMailsPerClient{.calls = 20, .window = std::chrono::hours{1}};

/// Tries at tokens of 256 bits: nobody guesses one, but each is a look into the database.
inline constexpr account::RateLimit kTokensPerClient{.calls = 30, .window = std::chrono::minutes{1}};

} // namespace evenkeel::api
