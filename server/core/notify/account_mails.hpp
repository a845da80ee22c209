#pragma once

#include "core/account/member/members.hpp"
#include "core/account/sessions/fresh_proof.hpp"
#include "core/account/sign_in/account_links.hpp"
#include "core/account/sign_in/link_tokens.hpp"
#include "core/account/sign_in/privacy.hpp"
#include "core/account/sign_in/sign_ups.hpp"
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
        account::SignUps& sign_ups;
        account::SessionProofs const& proofs;
        account::LinkTokens const& tokens;
        Mailer& mailer;
        Clock const& clock;
        std::string main_url; ///< Without a slash at its end.
        account::Privacy privacy{account::Privacy::open};
    };

    explicit AccountMails(Parts parts) : parts_{std::move(parts)} {}

    /// Makes the link (sign_in or password_reset) and mails it, if the address has an account. Where only a
    /// mail says who has one, a link to sign in that goes to somebody without an account begins it.
    Result<void> send_link(content::ByLanguage const& contents, account::LinkPurpose purpose,
                           LinkId const& link, std::string const& email_address) const;

    /// Mails the link to the new address, or says there that it has an account; and a notice to the present
    /// one, whose mailbox may be lost: its refusal is none of ours.
    Result<void> send_address_change(content::ByLanguage const& contents, MemberId const& member,
                                     LinkId const& link) const;

    /// Tells a member that callers asked again and again whether their address has an account.
    Result<void> send_asked_about(content::ByLanguage const& contents, std::string const& event_id,
                                  std::string const& email_address) const;

    /// Tells the owner of the mailbox that everything ended which had opened the account before their proof.
    Result<void> send_address_proven(content::ByLanguage const& contents, MemberId const& member,
                                     LinkId const& link) const;

    /// Mails six digits, while they are still the newest of their session.
    Result<void> send_proof_code(content::ByLanguage const& contents, MemberId const& member,
                                 LinkId const& code) const;

    Result<void> send_erase_link(content::ByLanguage const& contents, MemberId const& member,
                                 LinkId const& link) const;

    /// Removes mails that nothing has taken from the outbox for a week; answers how many.
    [[nodiscard]] std::size_t sweep_outbox() const {
        return parts_.mailer.forget_older(parts_.clock.now() - kOutboxMemory);
    }

    /// To somebody who is no member any more: what they spoke is erased, so it is English. Older mails to
    /// them that are still here repeat their name, and go.
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
        std::string code{};
    };

    Result<void> send(content::ByLanguage const& contents, Letter const& letter) const;
    Result<void> send_sign_up(content::ByLanguage const& contents, LinkId const& link,
                              std::string const& email_address) const;
    [[nodiscard]] std::string address_of(account::AccountLink const& link) const;
    [[nodiscard]] std::optional<account::AccountLink> open_link(MemberId const& member,
                                                                LinkId const& link) const;

    Parts parts_;
};

} // namespace evenkeel::notify
