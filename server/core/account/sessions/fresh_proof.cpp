#include "core/account/sessions/fresh_proof.hpp"

#include "core/base/holds.hpp"

#include <fmt/format.h>

namespace evenkeel::account {
namespace {

constexpr std::uint64_t kDigits = 1'000'000;

std::unexpected<Failure> account_gone() {
    return refuse(Fault::session_required, "This account is gone. Sign in again.");
}

std::unexpected<Failure> another_way() {
    return refuse(Fault::invalid_input, "way", "This account asks for another kind of confirmation.");
}

std::string only_digits(std::string_view typed) {
    std::string digits;
    for (char const c : typed)
        if (c >= '0' && c <= '9')
            digits += c;
    return digits;
}

std::vector<ProofWay> ways_of(Member const& member, bool has_second_factor) {
    if (has_second_factor)
        return {ProofWay::second_factor};
    if (member.password_hash.empty())
        return {ProofWay::mailed_code};
    return {ProofWay::password, ProofWay::mailed_code};
}

} // namespace

std::string proof_digits(LinkTokens const& tokens, LinkId const& code) {
    // Ten letters of base64url are 60 bits, so that no six digits are more likely than others.
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::uint64_t number = 0;
    for (char const letter : tokens.token_of(LinkId{"proof " + code.value()}).substr(0, 10))
        number = number << 6 | kLetters.find(letter);
    return fmt::format("{:06}", number % kDigits);
}

std::optional<Authenticator> FreshProof::confirmed(MemberId const& member) const {
    auto found = parts_.second_factors.find(member);
    return found && found->confirmed_at ? found : std::nullopt;
}

Result<void> FreshProof::check(MemberId const& member, SessionId const& session) const {
    if (session.empty() || parts_.clock.now() < parts_.proofs.proven_at(member, session) + kFreshProof)
        return {};
    return refuse(Fault::not_allowed, "fresh_proof", "Confirm first that it is you.");
}

Result<AccountSecurity> FreshProof::look(MemberId const& member_id, SessionId const& session) const {
    auto const member = parts_.members.find(member_id);
    if (!member)
        return account_gone();
    auto const second_factor = confirmed(member_id);
    auto const until = parts_.proofs.proven_at(member_id, session) + kFreshProof;
    return AccountSecurity{.member = *member,
                           .second_factor = second_factor,
                           .ways = ways_of(*member, second_factor.has_value()),
                           .proven_until = parts_.clock.now() < until ? std::optional{until} : std::nullopt};
}

Result<void> FreshProof::mail_code(MemberId const& member, SessionId const& session) const {
    if (confirmed(member))
        return refuse(Fault::conflict, "Use a code of your authenticator app instead.");
    auto const now = parts_.clock.now();
    auto const asked =
        parts_.rate_limits.take("proof_code:" + member.value() + ":" + session.value(), kProofCodes, now);
    if (!asked.allowed)
        return std::unexpected(too_many_guesses(asked.retry_after));
    ProofCode const code{.id = LinkId{parts_.secure.uuid()},
                         .member_id = member,
                         .session_id = session,
                         .expires_at = now + kProofCodeLife};
    parts_.proofs.add_code(code, {.kind = kSendProofCodeMail,
                                  .payload = code.id.value() + " " + member.value(),
                                  .unique_key = {},
                                  .run_at = now});
    return {};
}

Result<void> FreshProof::check_mailed(MemberId const& member, SessionId const& session,
                                      std::string const& digits) const {
    auto const code = parts_.proofs.take_try(member, session, parts_.clock.now());
    if (!code)
        return refuse(Fault::invalid_input, "secret", "This code has expired. Request a new one.");
    if (proof_digits(parts_.tokens, *code) != only_digits(digits))
        return refuse(Fault::invalid_input, "secret", "This is not the code from our latest email.");
    return {};
}

Result<void> FreshProof::check_secret(Member const& member, SessionId const& session, ProofWay way,
                                      std::string const& secret) const {
    switch (way) {
    case ProofWay::password:
        if (parts_.passwords.verify(member.password_hash, secret, Bringer::known_device))
            return {};
        return refuse(Fault::invalid_input, "secret", "This is not your password.");
    case ProofWay::mailed_code:
        return check_mailed(member.id, session, secret);
    case ProofWay::second_factor:
        break;
    }
    auto const second_factor = confirmed(member.id);
    if (!second_factor) // It was switched off meanwhile.
        return another_way();
    auto const right = parts_.check_code(member.id, second_factor->sealed_secret, secret,
                                         {.key = "session:" + session.value()});
    if (!right && right.error().fault == Fault::invalid_input)
        return refuse(Fault::invalid_input, "secret", right.error().message);
    return right;
}

Result<void> FreshProof::prove(MemberId const& member_id, SessionId const& session, ProofWay way,
                               std::string const& secret) const {
    auto const security = look(member_id, session);
    if (!security)
        return std::unexpected(security.error());
    if (!holds(security->ways, way))
        return another_way();
    auto const now = parts_.clock.now();
    auto const guess =
        parts_.rate_limits.take("proof:" + member_id.value() + ":" + session.value(), kProofGuesses, now);
    if (!guess.allowed)
        return std::unexpected(too_many_guesses(guess.retry_after));
    if (auto const right = check_secret(security->member, session, way, secret); !right)
        return std::unexpected(right.error());
    parts_.proofs.prove(member_id, session, now);
    return {};
}

} // namespace evenkeel::account
