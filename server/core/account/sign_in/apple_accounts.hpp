#pragma once

#include "core/account/create_account.hpp"
#include "core/account/member/external_identities.hpp"
#include "core/account/sign_in/apple_sign_in.hpp"
#include "core/account/sign_in/log_in.hpp"
#include "core/account/sign_in/privacy.hpp"

namespace evenkeel::account {

/// Making an account and signing in with an Apple authorization code. An account that exists is never joined
/// to an Apple identity by its address alone (docs/decisions/0012-apple-sign-in.md).
class AppleAccounts {
public:
    struct Parts {
        AppleSignIn& apple;
        Members const& members;
        ExternalIdentities& identities;
        Sessions& sessions;
        Clock const& clock;
        Secure& secure;
        AddressAnswers const& answers;
        Privacy privacy{Privacy::open};
    };

    explicit AppleAccounts(Parts const& parts) : parts_{parts} {}

    /// As CreateAccount, with the Apple identity as the way in. Where Apple has verified the very address of
    /// the account, that counts as proven; with Privacy::mailbox_only any other address is refused. An
    /// identity that has an account already is refused as account_exists, field apple_authorization_code.
    Result<CreatedAccount> create(Languages const& languages, AccountDraft const& draft,
                                  std::string const& code, std::string const& caller) const;

    /// Refuses with login_failed when no account is joined to this identity.
    Result<LoggedIn> log_in(std::string const& code, Device const& device) const;

private:
    Parts parts_;
};

} // namespace evenkeel::account
