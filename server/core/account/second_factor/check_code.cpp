#include "core/account/second_factor/check_code.hpp"

#include "core/account/second_factor/one_time_code.hpp"
#include "core/account/second_factor/recovery_codes.hpp"

#include <stdexcept>

namespace evenkeel::account {
namespace {

constexpr char kField[] = "code";

/// Guesses by one session, device or caller in a day. With three codes good at any moment, that many find one
/// in thirty years.
constexpr RateLimit kCodesOfADay{.calls = 30, .window = std::chrono::hours{24}};

/// Apps show the six digits in two groups, and some people type them so.
std::string without_blanks(std::string_view typed) {
    std::string code;
    for (char const c : typed)
        if (c != ' ')
            code += c;
    return code;
}

std::unexpected<Failure> wrong_code() {
    return refuse(Fault::invalid_input, kField,
                  "This code is not right, or it was already used. Wait for the next one in your app.");
}

} // namespace

RateDecision CheckCode::count_guess(MemberId const& member, CodeBringer const& bringer) const {
    auto const now = parts_.clock.now();
    auto const account = "code:" + member.value() + ":";
    if (auto const own = parts_.rate_limits.take(account + bringer.key, kCodeGuesses, now); !own.allowed)
        return own;
    auto const of_the_day = parts_.rate_limits.take(account + "day:" + bringer.key, kCodesOfADay, now);
    if (!of_the_day.allowed)
        return of_the_day;
    if (!bringer.is_stranger)
        return {};
    return parts_.rate_limits.take(account + "strangers", kStrangersCodes, now);
}

Result<std::int64_t> CheckCode::step_of(MemberId const& member, std::string const& sealed_secret,
                                        std::string_view typed, CodeBringer const& bringer) const {
    if (auto const guess = count_guess(member, bringer); !guess.allowed)
        return std::unexpected(too_many_guesses(guess.retry_after));
    auto const secret = parts_.vault.open(sealed_secret);
    if (!secret)
        throw std::runtime_error{"an authenticator's secret was sealed with another key"};
    auto const step = step_of_code(parts_.digest, *secret, without_blanks(typed), parts_.clock.now());
    if (!step)
        return wrong_code();
    return *step;
}

Result<void> CheckCode::operator()(MemberId const& member, std::string const& sealed_secret,
                                   std::string_view typed, CodeBringer const& bringer) const {
    if (auto const hash = recovery_hash(parts_.secure, typed)) {
        if (parts_.second_factors.take_recovery_code(member, *hash))
            return {};
        return refuse(Fault::invalid_input, kField,
                      "This recovery code is not right, or it was already used.");
    }
    auto const step = step_of(member, sealed_secret, typed, bringer);
    if (!step)
        return std::unexpected(step.error());
    if (!parts_.second_factors.take_step(member, *step))
        return wrong_code();
    return {};
}

} // namespace evenkeel::account
