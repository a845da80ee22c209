#pragma once

#include "core/account/create_account.hpp"
#include "core/account/sign_in/link_tokens.hpp"
#include "core/account/sign_in/request_link.hpp"
#include "core/account/sign_in/sign_ups.hpp"

namespace evenkeel::account {

/// Returns the draft as it waits for its mail, with a link of this id.
[[nodiscard]] SignUp sign_up_of(LinkTokens const& tokens, LinkId const& link, AccountDraft const& draft,
                                Instant now);

/// Signing up where nothing but a mail says who has an account: keeps the draft and asks for the mail that
/// signs in. It goes to everybody alike; the job that sends it finds out whether it begins an account or
/// opens one.
class RequestSignUp {
public:
    struct Parts {
        SignUps& sign_ups;
        LinkTokens const& tokens;
        RequestLink const& request_link;
        Clock const& clock;
        Secure& secure;
    };

    explicit RequestSignUp(Parts parts) : parts_{parts} {}

    /// Refuses an address or a first name that is not well formed.
    Result<void> operator()(Languages const& languages, AccountDraft const& draft) const;

private:
    Parts parts_;
};

} // namespace evenkeel::account
