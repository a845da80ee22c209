#include "core/account/sign_in/log_in.hpp"

#include "core/base/text.hpp"

namespace evenkeel::account {

RateDecision LogIn::count_strangers_guess(std::string const& caller, std::string const& account) const {
    auto const now = parts_.clock.now();
    if (auto const all = parts_.rate_limits.take("guesses:" + caller, kCallersGuesses, now); !all.allowed)
        return all;
    auto const is_quiet = parts_.rate_limits.look("guessed_at:" + account, kQuietAccount, now).allowed;
    auto const guess = parts_.rate_limits.take("login:" + account + ":" + caller,
                                               is_quiet ? kSignInGuesses : kGuessesUnderAttack, now);
    if (guess.allowed)
        (void)parts_.rate_limits.take("guessed_at:" + account, kQuietAccount, now);
    return guess;
}

RateDecision LogIn::count_guess(Credentials const& credentials, std::string const& address,
                                Bringer bringer) const {
    // The key is a digest: addresses have no business in a table of counters.
    auto const account = parts_.secure.sha256(address);
    if (bringer == Bringer::stranger)
        return count_strangers_guess(credentials.caller, account);
    auto const device = parts_.secure.sha256(credentials.device.device_uuid);
    return parts_.rate_limits.take("login:" + account + ":device:" + device, kSignInGuesses,
                                   parts_.clock.now());
}

Result<LoggedIn> LogIn::operator()(Credentials const& credentials) const {
    auto const address = normalise_address(credentials.email_address);
    if (!address)
        return std::unexpected(address.error());
    auto const bringer = parts_.sessions.knows_device(*address, credentials.device.device_uuid)
                             ? Bringer::known_device
                             : Bringer::stranger;
    if (auto const guess = count_guess(credentials, *address, bringer); !guess.allowed)
        return std::unexpected(too_many_guesses(guess.retry_after));
    if (credentials.password.empty() || characters_in(credentials.password) > kLongestPassword)
        return refuse(Fault::invalid_input, "password", "Enter your password.");

    auto const member = parts_.members.find_by_address(*address);
    auto const hash = member ? member->password_hash : std::string{};
    if (!parts_.passwords.verify(hash, credentials.password, bringer) || !member)
        return refuse(Fault::login_failed, "The address and the password do not match.");

    auto opened = new_session(member->id, credentials.device, parts_.clock.now(), parts_.secure);
    parts_.sessions.add(opened.session);
    return LoggedIn{*member, std::move(opened)};
}

} // namespace evenkeel::account
