#pragma once

#include "core/account/sign_in/rate_limits.hpp"
#include "core/base/secure.hpp"
#include "core/job/jobs.hpp"

namespace evenkeel::account {

/// Job kind: tells a member that callers asked again and again whether their address has an account. The
/// payload is an event id and the address.
inline constexpr char kSendAskedAboutMail[] = "send_asked_about_mail";

/// So many answers about addresses one caller gets.
inline constexpr RateLimit kAddressAnswers{.calls = 10, .window = std::chrono::hours{1}};

/// So many questions about one address stay between us; its owner asks some of them.
inline constexpr RateLimit kQuietQuestions{.calls = 5, .window = std::chrono::hours{24}};
inline constexpr RateLimit kAskedAboutMails{.calls = 1, .window = std::chrono::days{7}};

/// Counts the answers that tell whether somebody has an account here: for the caller, who gets a handful of
/// them, and for the owner of the address, who is told by mail when there are many.
class AddressAnswers {
public:
    AddressAnswers(job::Jobs& jobs, RateLimits& rate_limits, Clock const& clock, Secure& secure)
        : jobs_{jobs}, rate_limits_{rate_limits}, clock_{clock}, secure_{secure} {}

    /// Refuses with too_many_requests a caller who has had all of theirs. Asked before anything is looked up,
    /// so that the refusal tells nothing either.
    [[nodiscard]] Result<void> check(std::string const& caller) const;

    /// Counts one.
    void count(std::string const& caller) const;

    /// An answer was about this account.
    void note_question(std::string const& email_address) const;

private:
    job::Jobs& jobs_;
    RateLimits& rate_limits_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::account
