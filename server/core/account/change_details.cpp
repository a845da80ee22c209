#include "core/account/change_details.hpp"

namespace evenkeel::account {
namespace {

Result<void> check_address(Member const& member, DetailsDraft const& draft) {
    if (!draft.email_address)
        return {};
    auto const address = normalise_address(*draft.email_address);
    if (!address)
        return std::unexpected(address.error());
    if (*address != member.email_address)
        return refuse(Fault::invalid_input, "email_address",
                      "An address changes only after a mail to the new one was confirmed.");
    return {};
}

} // namespace

Result<void> ChangeDetails::check_password(Member const& member, DetailsDraft const& draft) const {
    if (auto const strong = check_new_password(*draft.password, member.email_address); !strong)
        return strong;
    if (member.password_hash.empty())
        return {};
    auto const guesses =
        rate_limits_.take("details:" + member.id.value(), kPresentPasswordGuesses, clock_.now());
    if (!guesses.allowed)
        return std::unexpected(too_many_guesses(guesses.retry_after));
    if (!passwords_.verify(member.password_hash, draft.current_password.value_or("")))
        return refuse(Fault::invalid_input, "current_password", "This is not your present password.");
    return {};
}

Result<void> ChangeDetails::operator()(MemberId const& member_id, SessionId const& session,
                                       DetailsDraft const& draft) const {
    auto const member = members_.find(member_id);
    if (!member)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");
    if (auto const address = check_address(*member, draft); !address)
        return address;

    DetailsChange change;
    if (draft.first_name) {
        auto const first_name = normalise_first_name(*draft.first_name);
        if (!first_name)
            return std::unexpected(first_name.error());
        change.first_name = *first_name;
    }
    if (draft.password) {
        if (auto const allowed = check_password(*member, draft); !allowed)
            return allowed;
        change.password_hash = passwords_.hash(*draft.password);
    }
    members_.change(member_id, change, session);
    return {};
}

} // namespace evenkeel::account
