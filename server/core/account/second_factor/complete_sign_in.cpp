#include "core/account/second_factor/complete_sign_in.hpp"

namespace evenkeel::account {
namespace {

std::unexpected<Failure> begin_again() {
    return refuse(Fault::login_failed, "second_step_token",
                  "That took too long, or too many codes were wrong. Sign in again.");
}

} // namespace

CodeBringer CompleteSignIn::bringer_of(Session const& waiting, std::string const& caller) const {
    auto const member = parts_.members.find(waiting.member_id);
    if (member && parts_.sessions.knows_device(member->email_address, waiting.device_uuid))
        return {.key = "device:" + parts_.secure.sha256(waiting.device_uuid)};
    return {.key = "caller:" + caller, .is_stranger = true};
}

Result<OpenedSession> CompleteSignIn::operator()(std::string const& token, std::string_view code,
                                                 std::string const& caller) const {
    auto const now = parts_.clock.now();
    auto const waiting = parts_.second_factors.take_try(parts_.secure.sha256(token), now);
    if (!waiting)
        return begin_again();
    auto const& first = waiting->session;
    if (auto const right =
            parts_.check_code(first.member_id, waiting->sealed_secret, code, bringer_of(first, caller));
        !right)
        return std::unexpected(right.error());
    auto opened =
        new_session(first.member_id, {.device_uuid = first.device_uuid, .user_agent = first.user_agent}, now,
                    parts_.secure);
    if (!parts_.second_factors.complete(first.id, opened.session))
        return begin_again();
    return opened;
}

} // namespace evenkeel::account
