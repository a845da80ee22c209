#include "api/context.hpp"
#include "api/member/check_in_view.hpp"
#include "api/member/member_reply.hpp"
#include "core/checkin/check_in_rules.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {

struct EditCheckInRequest {
    /// Which check-in changes.
    CheckInId check_in_id;
    /// From quiet (-1) to stirred up (1). Not 0 together with `comfort`. {-1..1}
    double arousal{0};
    /// From uncomfortable (-1) to comfortable (1). {-1..1}
    double comfort{0};
    /// All body signs it names from now on, each once. Left out: none. {items 0..24}
    std::optional<std::vector<std::string>> body_signs;
    /// The note from now on. Left out: none. {length 0..2,000}
    std::optional<std::string> note;
    /// The moment it is about from now on, up to 60 days back. Left out, it stays.
    std::optional<Instant> checked_in_at;
};
BOOST_DESCRIBE_STRUCT(EditCheckInRequest, (),
                      (check_in_id, arousal, comfort, body_signs, note, checked_in_at))

struct EditCheckInReply {
    CheckInView check_in; ///< The check-in as it stands now.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(EditCheckInReply, (), (check_in, member))

namespace {

http::Answer<EditCheckInReply> edit_check_in(Context const& context, http::PremiumMember const& caller,
                                             EditCheckInRequest const& request) {
    auto const edited = context.rules.check_in.edit_check_in(
        context.edition.content.body_signs, caller.id(), request.check_in_id,
        {.event_id = {},
         .arousal = request.arousal,
         .comfort = request.comfort,
         .body_signs = request.body_signs.value_or(std::vector<std::string>{}),
         .note = request.note.value_or(""),
         .checked_in_at = request.checked_in_at});
    if (!edited)
        return std::unexpected(edited.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return EditCheckInReply{view_of(*edited), std::move(*view)};
}

} // namespace

Route edit_check_in_route() {
    return http::put<edit_check_in>(
        {.operation = "editCheckIn",
         .path = "/premium/authorized/assessment/check-in",
         .summary = "Corrects a check-in: its answers, and its moment where one is given.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::not_found}});
}

} // namespace evenkeel::api
