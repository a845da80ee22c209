#pragma once

#include "api/member/member_reply.hpp"
#include "core/account/sessions/open_session.hpp"

namespace evenkeel::api {

/// The first step was right; the second is a code.
struct SecondStepView {
    /// Brings the code to `/account/second_step`. It opens nothing by itself.
    std::string second_step_token;
    /// Until when the code may come.
    Instant expires_at;
};
BOOST_DESCRIBE_STRUCT(SecondStepView, (), (second_step_token, expires_at))

/// The answer of every call that signs somebody in.
struct EnteredReply {
    /// The member whose session was opened. Null: the account asks for a second step first.
    std::optional<MemberView> member;
    /// How to go on. Null: the session is open.
    std::optional<SecondStepView> second_step;
};
BOOST_DESCRIBE_STRUCT(EnteredReply, (), (member, second_step))

/// The second step that a session which was just opened waits for, where the account asks for one.
[[nodiscard]] std::optional<SecondStepView> second_step_of(Context const& context,
                                                           account::OpenedSession const& opened);

/// The member and the session's cookie, or the second step and neither.
[[nodiscard]] http::Answer<EnteredReply> entered(Context const& context,
                                                 account::OpenedSession const& opened);

} // namespace evenkeel::api
