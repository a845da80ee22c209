#include "core/account/second_factor/set_up_second_factor.hpp"

#include "core/account/second_factor/one_time_code.hpp"

namespace evenkeel::account {
namespace {

constexpr std::size_t kSecretBytes = 20; // as long as the digest (RFC 4226, section 4)

std::unexpected<Failure> account_gone() {
    return refuse(Fault::session_required, "This account is gone. Sign in again.");
}

std::unexpected<Failure> nothing_waits() {
    return refuse(Fault::conflict, "Start again: this set-up has expired.");
}

} // namespace

Result<AuthenticatorOffer> SetUpSecondFactor::begin(MemberId const& member_id, std::string_view brand) const {
    auto const member = parts_.members.find(member_id);
    if (!member)
        return account_gone();
    auto const secret = random_bytes(parts_.secure, kSecretBytes);
    if (!parts_.second_factors.begin(member_id, parts_.vault.seal(secret), parts_.clock.now()))
        return refuse(Fault::conflict, "Two-step sign-in is already on. Switch it off first.");
    return AuthenticatorOffer{.secret = to_base32(secret),
                              .address = authenticator_address(brand, member->email_address, secret)};
}

Result<std::vector<std::string>> SetUpSecondFactor::confirm(MemberId const& member, SessionId const& present,
                                                            std::string_view code) const {
    auto const waiting = parts_.second_factors.find(member);
    if (!waiting || waiting->confirmed_at)
        return nothing_waits();
    auto const step = parts_.check_code.step_of(member, waiting->sealed_secret, code,
                                                {.key = "session:" + present.value()});
    if (!step)
        return std::unexpected(step.error());
    auto codes = new_recovery_codes(parts_.secure);
    if (!parts_.second_factors.confirm(member, present, waiting->sealed_secret, *step, codes.hashes,
                                       parts_.clock.now()))
        return nothing_waits();
    return std::move(codes.shown);
}

Result<std::vector<std::string>> SetUpSecondFactor::renew_recovery_codes(MemberId const& member) const {
    auto codes = new_recovery_codes(parts_.secure);
    if (!parts_.second_factors.replace_recovery_codes(member, codes.hashes))
        return refuse(Fault::conflict, "Two-step sign-in is off.");
    return std::move(codes.shown);
}

Result<void> SetUpSecondFactor::switch_off(MemberId const& member_id) const {
    auto const member = parts_.members.find(member_id);
    if (!member)
        return account_gone();
    if (needs_second_factor(*member))
        return refuse(Fault::conflict, "Administrators cannot switch two-step sign-in off.");
    parts_.second_factors.remove(member_id);
    return {};
}

} // namespace evenkeel::account
