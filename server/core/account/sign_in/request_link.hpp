#pragma once

#include "core/account/sign_in/account_link.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/base/secure.hpp"
#include "core/job/jobs.hpp"

#include <array>

namespace evenkeel::account {

/// Between two mails of one kind to one address, whoever asks for them. The longest gap is shorter than the
/// life of such a link, so that at any moment the newest one that was asked for works or is about to come.
inline constexpr std::array<std::chrono::seconds, 5> kLinkGaps{
    std::chrono::seconds{0}, std::chrono::minutes{1}, std::chrono::minutes{3}, std::chrono::minutes{10},
    std::chrono::minutes{20}};
inline constexpr Pace kLinkPace{.gaps = kLinkGaps, .memory = std::chrono::hours{24}};

/// Asks for a link that signs in or resets the password. Whether the address has an account is not even
/// looked up here but by the job, so that neither words nor time can tell. However often strangers ask, the
/// owner's own request is never refused: it is mailed when its turn comes.
class RequestLink {
public:
    RequestLink(job::Jobs& jobs, RateLimits& rate_limits, Clock const& clock, Secure& secure)
        : jobs_{jobs}, rate_limits_{rate_limits}, clock_{clock}, secure_{secure} {}

    /// `purpose` is sign_in or password_reset. The job's payload is the link's id and the address.
    Result<void> operator()(LinkPurpose purpose, std::string const& email_address) const;

    /// The same with a link id that is known already. Precondition: the address is normalised.
    void ask(LinkPurpose purpose, std::string const& address, LinkId const& link) const;

private:
    job::Jobs& jobs_;
    RateLimits& rate_limits_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::account
