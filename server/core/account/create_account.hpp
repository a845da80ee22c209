#pragma once

#include "core/account/member/language.hpp"
#include "core/account/member/members.hpp"
#include "core/account/sessions/open_session.hpp"
#include "core/account/sign_in/address_answers.hpp"

#include <optional>

namespace evenkeel::account {

/// Job kind: sends the welcome mail; the payload is the member's id.
inline constexpr char kSendWelcomeMail[] = "send_welcome_mail";

struct AccountDraft {
    std::string email_address;
    std::string first_name;
    std::string time_zone;     ///< Unknown or empty: UTC.
    std::string language_code; ///< Unknown or empty: English.
    Device device;
};

struct CreatedAccount {
    Member member;
    OpenedSession opened;
};

/// A new account, not kept yet, and the job that welcomes its member.
struct PreparedAccount {
    CreatedAccount account;
    job::NewJob welcome;
};

/// Refuses an address or a first name that is not well formed. Precondition: the language is one we speak.
[[nodiscard]] Result<PreparedAccount> prepare_account(AccountDraft const& draft, Instant now, Secure& secure);

/// The refusal of an address that has an account.
[[nodiscard]] Failure address_taken();

/// Makes an account without a password, starts the trial and a session, and queues the welcome mail.
/// An address that has an account already is refused as account_exists, a few times for one caller.
class CreateAccount {
public:
    CreateAccount(Members& members, AddressAnswers const& answers, Clock const& clock, Secure& secure)
        : members_{members}, answers_{answers}, clock_{clock}, secure_{secure} {}

    Result<CreatedAccount> operator()(Languages const& languages, AccountDraft const& draft,
                                      std::string const& caller) const;

private:
    Members& members_;
    AddressAnswers const& answers_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::account
