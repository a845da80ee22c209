#pragma once

#include "core/commerce/invites.hpp"
#include "core/content/content.hpp"
#include "core/notify/mailer.hpp"

namespace evenkeel::commerce {

/// Brings an invite to whoever it is for.
class SendInviteMail {
public:
    struct Wording {
        content::MailText access_text;  ///< With {first_name}, {brand}, {code}, {months}, {expires}, {url}.
        content::MailText trainer_text; ///< Likewise.
        std::string brand;
        std::string app_url;
        std::string dashboard_url;
        content::MailWords words{}; ///< Nobody knows yet what whoever is invited speaks: English.
    };

    SendInviteMail(Invites const& invites, notify::Mailer& mailer, Wording wording)
        : invites_{invites}, mailer_{mailer}, wording_{std::move(wording)} {}

    /// Nothing is sent for a code that was redeemed meanwhile.
    Result<void> operator()(InviteId const& invite) const;

private:
    Invites const& invites_;
    notify::Mailer& mailer_;
    Wording wording_;
};

} // namespace evenkeel::commerce
