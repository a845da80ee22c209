#include "core/account/create_account.hpp"

#include "core/account/member/language.hpp"

namespace evenkeel::account {

Failure address_taken() {
    return {.fault = Fault::account_exists,
            .field = "email_address",
            .message = "There is already an account with this address. Sign in instead.",
            .retry_after = {}};
}

Result<PreparedAccount> prepare_account(AccountDraft const& draft, Instant now, Secure& secure) {
    auto const address = normalise_address(draft.email_address);
    if (!address)
        return std::unexpected(address.error());
    auto const first_name = normalise_first_name(draft.first_name);
    if (!first_name)
        return std::unexpected(first_name.error());

    Member const member{.id = MemberId{secure.uuid()},
                        .email_address = *address,
                        .first_name = *first_name,
                        .password_hash = {},
                        .time_zone = known_time_zone(draft.time_zone),
                        .language_code = draft.language_code,
                        .is_admin = false,
                        .premium_source = PremiumSource::trial,
                        .premium_until = now + kTrial,
                        .created_at = now};
    return PreparedAccount{.account = {member, new_session(member.id, draft.device, now, secure)},
                           .welcome = {.kind = kSendWelcomeMail,
                                       .payload = member.id.value(),
                                       .unique_key = std::string{kSendWelcomeMail} + ":" + member.id.value(),
                                       .run_at = now}};
}

Result<CreatedAccount> CreateAccount::operator()(Languages const& languages, AccountDraft const& draft,
                                                 std::string const& caller) const {
    if (auto const allowed = answers_.check(caller); !allowed)
        return std::unexpected(allowed.error());
    auto settled = draft;
    settled.language_code = languages.spoken(draft.language_code);
    auto prepared = prepare_account(settled, clock_.now(), secure_);
    if (!prepared)
        return std::unexpected(prepared.error());
    auto& [account, welcome] = *prepared;
    if (!members_.add(account.member, account.opened.session, welcome)) {
        answers_.count(caller);
        answers_.note_question(account.member.email_address);
        return std::unexpected(address_taken());
    }
    return std::move(account);
}

} // namespace evenkeel::account
