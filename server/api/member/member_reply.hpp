#pragma once

#include "api/context.hpp"
#include "api/member/views.hpp"
#include "core/base/result.hpp"

namespace evenkeel::api {

/// The member as they are now, in the caller's language. Nothing when the account is gone.
[[nodiscard]] std::optional<snapshot::MemberSnapshot> read_snapshot(Context const& context,
                                                                    MemberId const& member);

/// The member's fresh snapshot as it goes out. Refuses with session_required when the account was erased a
/// moment ago.
[[nodiscard]] Result<MemberView> fresh_view(Context const& context, MemberId const& member);

[[nodiscard]] Result<MemberReply> fresh_reply(Context const& context, MemberId const& member);

} // namespace evenkeel::api
