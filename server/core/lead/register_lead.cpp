#include "core/lead/register_lead.hpp"

#include "core/account/member/member.hpp"
#include "core/base/access_code.hpp"

namespace evenkeel::lead {
namespace {

Result<void> check_is_person(LeadDraft const& draft) {
    if (!draft.website.empty())
        return refuse(Fault::invalid_input, "website", "Leave this field empty.");
    if (draft.elapsed_milliseconds && *draft.elapsed_milliseconds < kFastestPerson.count())
        return refuse(Fault::invalid_input, "elapsed_milliseconds",
                      "That was faster than people type. Please send it again.");
    return {};
}

Result<std::string> checked_name(std::string const& typed) {
    auto name = account::normalise_first_name(typed);
    if (name && name->empty())
        return refuse(Fault::invalid_input, "first_name", "Please tell us your first name.");
    return name;
}

bool is_repeat_of(Lead const& known, LeadDraft const& draft, std::string const& email_address) {
    return known.kind == draft.kind && known.email_address == email_address;
}

std::unexpected<Failure> used_event() {
    return refuse(Fault::conflict, "event_uuid", "Somebody else was already registered with this event id.");
}

} // namespace

Lead RegisterLead::made(Offer const& offer, LeadDraft const& draft, std::string first_name,
                        std::string email_address) const {
    auto const now = needs_.clock.now();
    LeadId const id{needs_.secure.uuid()};
    auto const is_worth_money = has_code(draft.kind);
    return {.id = id,
            .kind = draft.kind,
            .event_id = draft.event_id.value_or(EventId{needs_.secure.uuid()}),
            .first_name = std::move(first_name),
            .email_address = std::move(email_address),
            .language_code = draft.language_code,
            .unique_code = is_worth_money ? new_code(needs_.secure) : id.value(),
            .amount_off_usd_cents = is_worth_money ? offer.amount_off_usd_cents : 0,
            .expires_at = is_worth_money ? now + offer.valid_for : now,
            .created_at = now};
}

Result<Leads::Kept> RegisterLead::operator()(Offer const& offer, LeadDraft const& draft) const {
    if (auto const person = check_is_person(draft); !person)
        return std::unexpected(person.error());
    auto const name = checked_name(draft.first_name);
    if (!name)
        return std::unexpected(name.error());
    auto const address = account::normalise_address(draft.email_address);
    if (!address)
        return std::unexpected(address.error());
    // A repeat is answered before it is counted: whoever lost an answer may ask as often as they like.
    if (auto const known = draft.event_id ? needs_.leads.find_by_event(*draft.event_id) : std::nullopt)
        return is_repeat_of(*known, draft, *address) ? Result<Leads::Kept>{{.lead = *known, .is_new = false}}
                                                     : used_event();
    auto const decision = needs_.rate_limits.take("lead:" + needs_.secure.sha256(*address), kLeadsOfAddress,
                                                  needs_.clock.now());
    if (!decision.allowed)
        return std::unexpected(account::too_many_guesses(decision.retry_after));
    auto const lead = made(offer, draft, *name, *address);
    auto kept = needs_.leads.add_once(
        lead, job::NewJob{.kind = kSendLeadMail,
                          .payload = lead.id.value(),
                          .unique_key = std::string{kSendLeadMail} + ":" + lead.id.value(),
                          .run_at = lead.created_at});
    if (!is_repeat_of(kept.lead, draft, *address))
        return used_event();
    return kept;
}

std::optional<Lead> ReadCode::operator()(std::string const& typed_code) const {
    auto const code = normalise_code(typed_code, "unique_code");
    auto lead = code ? leads_.find_by_code(*code) : std::nullopt;
    return lead && has_code(lead->kind) ? lead : std::nullopt;
}

bool MayReadBook::operator()(std::string_view secret) const {
    auto const seat = leads_.find(LeadId{std::string{secret}});
    return seat && seat->kind == LeadKind::live_training;
}

} // namespace evenkeel::lead
