#include "api/member/member_reply.hpp"

#include "core/edition/edition.hpp"

namespace evenkeel::api {
namespace {

Result<MemberView> view_or_refusal(std::optional<snapshot::MemberSnapshot> const& snapshot) {
    if (!snapshot)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");
    return view_of(*snapshot);
}

} // namespace

std::optional<snapshot::MemberSnapshot> read_snapshot(Context const& context, MemberId const& member) {
    return context.rules.read_snapshot(context.edition.snapshot, member);
}

std::optional<snapshot::MemberSnapshot> unchanged_snapshot(Context const& context,
                                                           account::LiveSession const& session) {
    return context.rules.read_snapshot(context.edition.snapshot, session.member_id, session.revision);
}

Result<MemberView> fresh_view(Context const& context, MemberId const& member) {
    return view_or_refusal(read_snapshot(context, member));
}

Result<MemberView> view_after(Context const& context, checkin::CheckIns::Kept const& kept) {
    return view_or_refusal(context.rules.read_snapshot.after(context.edition.snapshot, kept));
}

Result<MemberView> unchanged_view(Context const& context, account::LiveSession const& session) {
    return view_or_refusal(unchanged_snapshot(context, session));
}

Result<MemberReply> fresh_reply(Context const& context, MemberId const& member) {
    auto view = fresh_view(context, member);
    if (!view)
        return std::unexpected(view.error());
    return MemberReply{std::move(*view)};
}

} // namespace evenkeel::api
