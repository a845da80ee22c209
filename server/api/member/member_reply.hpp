#pragma once

#include "api/member/views.hpp"
#include "core/base/result.hpp"

namespace evenkeel::api {

/// The member's fresh snapshot as it goes out. An account that was erased a moment ago has no session any
/// more.
[[nodiscard]] inline Result<MemberView> fresh_view(snapshot::ReadSnapshot const& read,
                                                   MemberId const& member) {
    auto const snapshot = read(member);
    if (!snapshot)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");
    return view_of(*snapshot);
}

[[nodiscard]] inline Result<MemberReply> fresh_reply(snapshot::ReadSnapshot const& read,
                                                     MemberId const& member) {
    auto view = fresh_view(read, member);
    if (!view)
        return std::unexpected(view.error());
    return MemberReply{std::move(*view)};
}

} // namespace evenkeel::api
