#include "core/account/sign_in/apple_accounts.hpp"

namespace evenkeel::account {
namespace {

constexpr char kCodeField[] = "apple_authorization_code";

/// Apple has seen that a mail to this address arrives.
bool vouches_for(AppleIdentity const& apple, std::string const& email_address) {
    auto const theirs = apple.email_verified && apple.email_address ? normalise_address(*apple.email_address)
                                                                    : Result<std::string>{std::string{}};
    return theirs && *theirs == email_address;
}

} // namespace

Result<CreatedAccount> AppleAccounts::create(Languages const& languages, AccountDraft const& draft,
                                             std::string const& code, std::string const& caller) const {
    if (auto const allowed = parts_.answers.check(caller); !allowed)
        return std::unexpected(allowed.error());
    auto settled = draft;
    settled.language_code = languages.spoken(draft.language_code);
    auto prepared = prepare_account(settled, parts_.clock.now(), parts_.secure);
    if (!prepared)
        return std::unexpected(prepared.error());
    auto const apple = parts_.apple.identify(code);
    if (!apple)
        return std::unexpected(apple.error());
    ExternalIdentity const identity{kApple, apple->subject};
    auto& [account, welcome] = *prepared;
    if (vouches_for(*apple, account.member.email_address))
        account.member.address_proven_at = account.member.created_at;
    else if (parts_.privacy == Privacy::mailbox_only)
        return refuse(Fault::invalid_input, "email_address",
                      "Use the address that your Apple ID has confirmed, or sign up by email.");
    switch (parts_.identities.add_member({account.member, identity, account.opened.session, welcome})) {
    case NewIdentity::added:
        return std::move(account);
    case NewIdentity::identity_taken:
        return refuse(Fault::account_exists, kCodeField,
                      "This Apple ID already has an account. Sign in with it.");
    case NewIdentity::address_taken:
        break;
    }
    parts_.answers.count(caller);
    parts_.answers.note_question(account.member.email_address);
    return std::unexpected(address_taken());
}

Result<LoggedIn> AppleAccounts::log_in(std::string const& code, Device const& device) const {
    auto const apple = parts_.apple.identify(code);
    if (!apple)
        return std::unexpected(apple.error());
    auto const found = parts_.identities.find({kApple, apple->subject});
    auto const member = found ? parts_.members.find(*found) : std::nullopt;
    if (!member)
        return refuse(Fault::login_failed, kCodeField,
                      "No account is linked to this Apple ID. Create one, or sign in with a link by email.");
    auto opened = new_session(member->id, device, parts_.clock.now(), parts_.secure);
    parts_.sessions.add(opened.session);
    return LoggedIn{*member, std::move(opened)};
}

} // namespace evenkeel::account
