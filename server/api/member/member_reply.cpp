#include "api/member/member_reply.hpp"

#include "core/edition/edition.hpp"

namespace evenkeel::api {

std::optional<snapshot::MemberSnapshot> read_snapshot(Context const& context, MemberId const& member) {
    return context.rules.read_snapshot(context.edition.snapshot, member);
}

Result<MemberView> fresh_view(Context const& context, MemberId const& member) {
    auto const snapshot = read_snapshot(context, member);
    if (!snapshot)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");
    return view_of(*snapshot);
}

Result<MemberReply> fresh_reply(Context const& context, MemberId const& member) {
    auto view = fresh_view(context, member);
    if (!view)
        return std::unexpected(view.error());
    return MemberReply{std::move(*view)};
}

} // namespace evenkeel::api
