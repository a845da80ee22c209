#pragma once

#include "core/account/member/members.hpp"
#include "core/account/sessions/fresh_proof.hpp"
#include "core/account/sign_in/account_links.hpp"
#include "core/account/sign_in/link_tokens.hpp"
#include "core/account/sign_in/passwords.hpp"
#include "core/account/sign_in/rate_limits.hpp"

#include <optional>

namespace evenkeel::account {

/// Limits the guesses at the current password by whoever holds a session.
inline constexpr RateLimit kPresentPasswordGuesses{.calls = 10, .window = std::chrono::minutes{15}};

/// Mails to addresses that are not the member's yet.
inline constexpr RateLimit kAddressChanges{.calls = 5, .window = std::chrono::hours{1}};

struct DetailsDraft {
    std::optional<std::string> first_name;
    std::optional<std::string> email_address;
    std::optional<std::string> password;
    std::optional<std::string> current_password;
    std::optional<std::string> country_code{}; ///< Empty: none any more.
};

/// The part of a change that waits; all else was done at once.
struct ChangedDetails {
    std::optional<std::string> pending_email_address; ///< Becomes the member's when its mail is confirmed.
};

/// Changes the first name, the country and the password, and begins the change of the address: a link is
/// mailed to the new one and a notice to the one that the account has. Changing the password or the address
/// asks for the current password, and for a fresh proof where there is none or where the member has a second
/// factor, so that an open session and a stolen password change nothing. A new password ends every other
/// session and makes links that were mailed before void.
class ChangeDetails {
public:
    struct Parts {
        Members& members;
        AccountLinks& links;
        Passwords& passwords;
        RateLimits& rate_limits;
        LinkTokens const& tokens;
        FreshProof const& fresh_proof;
        Clock const& clock;
        Secure& secure;
    };

    explicit ChangeDetails(Parts parts) : parts_{parts} {}

    Result<ChangedDetails> operator()(MemberId const& member, SessionId const& session,
                                      DetailsDraft const& draft) const;

private:
    [[nodiscard]] Result<void> check_present_password(Member const& member, SessionId const& session,
                                                      DetailsDraft const& draft) const;
    [[nodiscard]] Result<void> check_address_changes(Member const& member) const;
    void mail_link(Member const& member, SessionId const& asked_by, std::string const& new_address) const;

    Parts parts_;
};

} // namespace evenkeel::account
