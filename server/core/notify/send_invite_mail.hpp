#pragma once

#include "core/commerce/invites.hpp"
#include "core/content/content.hpp"
#include "core/notify/mailer.hpp"

namespace evenkeel::notify {

/// Brings an invite to whoever it is for, in English: nobody knows yet what language they speak.
class SendInviteMail {
public:
    struct Parts {
        commerce::Invites const& invites;
        Mailer& mailer;
        std::string main_url;      ///< Without a slash at its end.
        std::string dashboard_url; ///< With a slash at its end.
    };

    explicit SendInviteMail(Parts parts) : parts_{std::move(parts)} {}

    /// Nothing is sent for a code that was redeemed meanwhile.
    Result<void> operator()(content::ByLanguage const& contents, InviteId const& invite) const;

private:
    Parts parts_;
};

} // namespace evenkeel::notify
