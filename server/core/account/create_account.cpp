#include "core/account/create_account.hpp"

#include "core/account/language.hpp"

namespace evenkeel::account {

Result<CreatedAccount> CreateAccount::operator()(AccountDraft const& draft) const {
    auto const address = normalise_address(draft.email_address);
    if (!address)
        return std::unexpected(address.error());
    auto const first_name = normalise_first_name(draft.first_name);
    if (!first_name)
        return std::unexpected(first_name.error());

    auto const now = clock_.now();
    Member const member{.id = MemberId{secure_.uuid()},
                        .email_address = *address,
                        .first_name = *first_name,
                        .password_hash = {},
                        .time_zone = known_time_zone(draft.time_zone),
                        .language_code = spoken_language(draft.language_code),
                        .is_admin = false,
                        .premium_source = PremiumSource::trial,
                        .premium_until = now + kTrial,
                        .created_at = now};
    auto opened = new_session(member.id, draft.device, now, secure_);
    job::NewJob const welcome{.kind = kSendWelcomeMail,
                              .payload = member.id.value(),
                              .unique_key = std::string{kSendWelcomeMail} + ":" + member.id.value(),
                              .run_at = now};
    if (!members_.add(member, opened.session, welcome))
        return refuse(Fault::account_exists, "email_address",
                      "There is an account with this address. Sign in instead.");
    return CreatedAccount{member, std::move(opened)};
}

} // namespace evenkeel::account
