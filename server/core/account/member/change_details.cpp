#include "core/account/member/change_details.hpp"

#include "core/account/member/country.hpp"

namespace evenkeel::account {
namespace {

/// The normalised address when it is another one than the member's.
Result<std::optional<std::string>> new_address(Member const& member, DetailsDraft const& draft) {
    if (!draft.email_address)
        return std::nullopt;
    auto const address = normalise_address(*draft.email_address);
    if (!address)
        return std::unexpected(address.error());
    return *address == member.email_address ? std::nullopt : std::optional{*address};
}

/// Checks everything that can be decided without a look at the stores.
Result<DetailsChange> change_of(Member const& member, DetailsDraft const& draft) {
    DetailsChange change;
    if (draft.first_name) {
        auto const first_name = normalise_first_name(*draft.first_name);
        if (!first_name)
            return std::unexpected(first_name.error());
        change.first_name = *first_name;
    }
    if (draft.country_code) {
        auto const country_code = normalise_country_code(*draft.country_code);
        if (!country_code)
            return std::unexpected(country_code.error());
        change.country_code = *country_code;
    }
    if (draft.password)
        if (auto const strong = check_new_password(*draft.password, member.email_address); !strong)
            return std::unexpected(strong.error());
    return change;
}

} // namespace

Result<void> ChangeDetails::check_present_password(Member const& member, SessionId const& session,
                                                   DetailsDraft const& draft) const {
    if (member.password_hash.empty() || parts_.fresh_proof.asks_for_codes(member.id))
        if (auto const fresh = parts_.fresh_proof.check(member.id, session);
            !fresh || member.password_hash.empty())
            return fresh;
    auto const guesses = parts_.rate_limits.take("details:" + member.id.value() + ":" + session.value(),
                                                 kPresentPasswordGuesses, parts_.clock.now());
    if (!guesses.allowed)
        return std::unexpected(too_many_guesses(guesses.retry_after));
    if (!parts_.passwords.verify(member.password_hash, draft.current_password.value_or(""),
                                 Bringer::known_device))
        return refuse(Fault::invalid_input, "current_password", "This is not your current password.");
    return {};
}

Result<void> ChangeDetails::check_address_changes(Member const& member) const {
    auto const asked =
        parts_.rate_limits.take("address_change:" + member.id.value(), kAddressChanges, parts_.clock.now());
    if (!asked.allowed)
        return std::unexpected(too_many_guesses(asked.retry_after));
    return {};
}

void ChangeDetails::mail_link(Member const& member, SessionId const& asked_by,
                              std::string const& new_address) const {
    auto const now = parts_.clock.now();
    auto const link = parts_.tokens.made(LinkPurpose::address_change, LinkId{parts_.secure.uuid()}, member.id,
                                         new_address, now, asked_by);
    parts_.links.add(link, {.kind = mail_job_kind(LinkPurpose::address_change),
                            .payload = link.id.value() + " " + member.id.value(),
                            .unique_key = {},
                            .run_at = now});
}

Result<ChangedDetails> ChangeDetails::operator()(MemberId const& member_id, SessionId const& session,
                                                 DetailsDraft const& draft) const {
    auto const member = parts_.members.find(member_id);
    if (!member)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");
    auto const address = new_address(*member, draft);
    if (!address)
        return std::unexpected(address.error());
    auto change = change_of(*member, draft);
    if (!change)
        return std::unexpected(change.error());
    if (draft.password || *address)
        if (auto const allowed = check_present_password(*member, session, draft); !allowed)
            return std::unexpected(allowed.error());
    if (*address)
        if (auto const allowed = check_address_changes(*member); !allowed)
            return std::unexpected(allowed.error());

    if (draft.password)
        change->password_hash = parts_.passwords.hash(*draft.password);
    parts_.members.change(member_id, *change, session);
    // This comes after the password, which revokes links that were mailed before.
    if (*address)
        mail_link(*member, session, **address);
    return ChangedDetails{*address};
}

} // namespace evenkeel::account
