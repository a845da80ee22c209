#include "core/account/sign_in/log_in.hpp"

#include "core/base/text.hpp"

namespace evenkeel::account {

Result<LoggedIn> LogIn::operator()(Credentials const& credentials) const {
    auto const address = normalise_address(credentials.email_address);
    if (!address)
        return std::unexpected(address.error());
    if (credentials.password.empty() || characters_in(credentials.password) > kLongestPassword)
        return refuse(Fault::invalid_input, "password", "Enter your password.");

    auto const now = parts_.clock.now();
    // The key is a digest: addresses have no business in a table of counters.
    auto const guesses =
        parts_.rate_limits.take("login:" + parts_.secure.sha256(*address), kSignInGuesses, now);
    if (!guesses.allowed)
        return std::unexpected(too_many_guesses(guesses.retry_after));

    auto const member = parts_.members.find_by_address(*address);
    auto const hash = member ? member->password_hash : std::string{};
    if (!parts_.passwords.verify(hash, credentials.password) || !member)
        return refuse(Fault::login_failed, "The address and the password do not match.");

    auto opened = new_session(member->id, credentials.device, now, parts_.secure);
    parts_.sessions.add(opened.session);
    return LoggedIn{*member, std::move(opened)};
}

} // namespace evenkeel::account
