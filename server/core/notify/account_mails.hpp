#pragma once

#include "core/account/member/members.hpp"
#include "core/account/sign_in/account_links.hpp"
#include "core/account/sign_in/link_tokens.hpp"
#include "core/content/content.hpp"
#include "core/notify/mailer.hpp"

namespace evenkeel::notify {

/// The mails about an account itself, in the member's language. Each may be asked for twice and is sent once;
/// none is sent for a link that is not open any more.
class AccountMails {
public:
    struct Parts {
        account::Members const& members;
        account::AccountLinks& links;
        account::LinkTokens const& tokens;
        Mailer& mailer;
        Clock const& clock;
        std::string main_url; ///< Without a slash at its end.
    };

    explicit AccountMails(Parts parts) : parts_{std::move(parts)} {}

    /// Makes the link (sign_in or password_reset) and mails it, if the address has an account.
    Result<void> send_link(content::ByLanguage const& contents, account::LinkPurpose purpose,
                           LinkId const& link, std::string const& email_address) const;

    /// Mails the link to the new address, or says there that it has an account; and a notice to the present
    /// one, whose mailbox may be lost: its refusal is none of ours.
    Result<void> send_address_change(content::ByLanguage const& contents, MemberId const& member,
                                     LinkId const& link) const;

    Result<void> send_erase_link(content::ByLanguage const& contents, MemberId const& member,
                                 LinkId const& link) const;

    /// To somebody who is no member any more: what they spoke is erased, so it is English.
    Result<void> send_erase_receipt(content::ByLanguage const& contents, std::string const& event_id,
                                    std::string const& email_address) const;

private:
    struct Letter {
        std::string event_id;
        std::string to;
        content::MailText const& text;
        std::string language_code;
        std::string first_name;
        std::string link;
        std::string new_address;
    };

    Result<void> send(content::ByLanguage const& contents, Letter const& letter) const;
    [[nodiscard]] std::string address_of(account::AccountLink const& link) const;
    [[nodiscard]] std::optional<account::AccountLink> open_link(MemberId const& member,
                                                                LinkId const& link) const;

    Parts parts_;
};

} // namespace evenkeel::notify
