#pragma once

#include "api/context.hpp"
#include "api/member/views.hpp"
#include "core/base/result.hpp"

namespace evenkeel::api {

/// The member as they are now, in the caller's language. Nothing when the account is gone.
[[nodiscard]] std::optional<snapshot::MemberSnapshot> read_snapshot(Context const& context,
                                                                    MemberId const& member);

/// The same for a call that changed nothing of the member: as they were when the session was looked up.
[[nodiscard]] std::optional<snapshot::MemberSnapshot> unchanged_snapshot(Context const& context,
                                                                         account::LiveSession const& session);

/// The member's fresh snapshot as it goes out. Refuses with session_required when the account was erased a
/// moment ago.
[[nodiscard]] Result<MemberView> fresh_view(Context const& context, MemberId const& member);

/// The same after the member's check-in was kept, without reading again what it did not change.
[[nodiscard]] Result<MemberView> view_after(Context const& context, checkin::CheckIns::Kept const& kept);

/// The same for a call that changed nothing of the member, without reading what is remembered.
[[nodiscard]] Result<MemberView> unchanged_view(Context const& context, account::LiveSession const& session);

[[nodiscard]] Result<MemberReply> fresh_reply(Context const& context, MemberId const& member);

} // namespace evenkeel::api
