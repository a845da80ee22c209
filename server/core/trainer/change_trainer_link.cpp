#include "core/trainer/change_trainer_link.hpp"

#include "core/base/access_code.hpp"

namespace evenkeel::trainer {
namespace {

Result<void> check_wish(TrainerLinkDraft const& draft) {
    if (draft.unlink && (draft.invite_code || !draft.consent.empty()))
        return refuse(Fault::invalid_input, "unlink",
                      "You cannot change anything else while ending the link.");
    if (!draft.unlink && !draft.invite_code && draft.consent.empty())
        return refuse(Fault::invalid_input, "trainer_invite_code", "Enter the code your trainer gave you.");
    return {};
}

Result<std::vector<ConsentChange>> consent_changes(TrainerLinkDraft const& draft, Instant now) {
    auto const until = draft.consent_until.value_or(now + kUsualConsent);
    if (until <= now || until > now + kLongestConsent)
        return refuse(Fault::invalid_input, "consent_until", "Consent can last up to 366 days from now.");
    std::vector<ConsentChange> changes;
    for (auto const& [kind, granted] : draft.consent)
        changes.push_back({.kind = kind, .expires_at = granted ? std::optional{until} : std::nullopt});
    return changes;
}

Result<void> answer_to(TrainerLinks::Outcome outcome) {
    if (outcome == TrainerLinks::Outcome::another_trainer)
        return refuse(Fault::already_linked, "trainer_invite_code",
                      "You already have a trainer. End that link first.");
    if (outcome == TrainerLinks::Outcome::no_trainer)
        return refuse(Fault::not_found, "consent", "You have no trainer to show this to.");
    return {};
}

} // namespace

Result<TrainerId> ChangeTrainerLink::trainer_with(MemberId const& member_id, std::string const& typed) const {
    auto const code = normalise_code(typed, "trainer_invite_code");
    if (!code)
        return std::unexpected(code.error());
    auto const guesses = rate_limits_.take("trainer code:" + secure_.sha256(member_id.value()),
                                           kTrainerCodeGuesses, clock_.now());
    if (!guesses.allowed)
        return std::unexpected(account::too_many_guesses(guesses.retry_after));
    auto const trainer = links_.find_trainer_by_code(*code);
    if (!trainer)
        return refuse(Fault::code_unknown, "trainer_invite_code",
                      "We do not know this code. Please check every letter.");
    auto const member = members_.find(member_id);
    if (member && member->email_address == trainer->email_address)
        return refuse(Fault::invalid_input, "trainer_invite_code", "You cannot be your own trainer.");
    return trainer->id;
}

Result<void> ChangeTrainerLink::operator()(MemberId const& member, TrainerLinkDraft const& draft) const {
    if (auto const sensible = check_wish(draft); !sensible)
        return sensible;
    if (draft.unlink) {
        links_.unlink(member);
        return {};
    }
    auto const now = clock_.now();
    auto const consents = consent_changes(draft, now);
    if (!consents)
        return std::unexpected(consents.error());
    TrainerLinks::Change change{.trainer = std::nullopt, .consents = *consents, .at = now};
    if (draft.invite_code) {
        auto const trainer = trainer_with(member, *draft.invite_code);
        if (!trainer)
            return std::unexpected(trainer.error());
        change.trainer = *trainer;
    }
    return answer_to(links_.change(member, change));
}

} // namespace evenkeel::trainer
