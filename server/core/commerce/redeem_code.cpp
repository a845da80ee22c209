#include "core/commerce/redeem_code.hpp"

namespace evenkeel::commerce {

Result<Invites::Redemption> RedeemCode::operator()(MemberId const& member, std::string_view typed) const {
    auto const code = normalise_code(typed, "invite_code");
    if (!code)
        return std::unexpected(code.error());
    auto const now = parts_.clock.now();
    auto const guesses =
        parts_.rate_limits.take("code:" + parts_.secure.sha256(member.value()), kCodeGuesses, now);
    if (!guesses.allowed)
        return std::unexpected(account::too_many_guesses(guesses.retry_after));

    auto const redemption = parts_.invites.redeem(*code, member, now);
    switch (redemption.outcome) {
    case Invites::Outcome::redeemed:
    case Invites::Outcome::repeated:
        return redemption;
    case Invites::Outcome::used:
        return refuse(Fault::code_used, "invite_code", "This code has already been used.");
    case Invites::Outcome::expired:
        return refuse(Fault::code_expired, "invite_code", "This code has expired. Ask for a new one.");
    case Invites::Outcome::unknown:
        break;
    }
    return refuse(Fault::code_unknown, "invite_code", "We do not know this code. Please check every letter.");
}

} // namespace evenkeel::commerce
