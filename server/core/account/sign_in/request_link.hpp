#pragma once

#include "core/account/sign_in/account_link.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/base/secure.hpp"
#include "core/job/jobs.hpp"

namespace evenkeel::account {

/// Links to one address, whoever asks for them.
inline constexpr RateLimit kLinkRequests{.calls = 5, .window = std::chrono::hours{1}};

/// Asks for a link that signs in or resets the password. Whether the address has an account is not even
/// looked up here but by the job, so that neither words nor time can tell.
class RequestLink {
public:
    RequestLink(job::Jobs& jobs, RateLimits& rate_limits, Clock const& clock, Secure& secure)
        : jobs_{jobs}, rate_limits_{rate_limits}, clock_{clock}, secure_{secure} {}

    /// `purpose` is sign_in or password_reset. The job's payload is the link's id and the address.
    Result<void> operator()(LinkPurpose purpose, std::string const& email_address) const;

private:
    job::Jobs& jobs_;
    RateLimits& rate_limits_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::account
