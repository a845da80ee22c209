#include "core/account/sessions/open_session.hpp"

#include "core/base/text.hpp"

namespace evenkeel::account {
namespace {

constexpr std::size_t kLongestDeviceText = 256;

} // namespace

OpenedSession new_session(MemberId const& member, Device const& device, Instant now, Secure& secure) {
    auto token = secure.token();
    Session session{.id = SessionId{secure.uuid()},
                    .member_id = member,
                    .token_hash = secure.sha256(token),
                    .device_uuid = beginning_of(device.device_uuid, kLongestDeviceText),
                    .user_agent = beginning_of(device.user_agent, kLongestDeviceText),
                    .created_at = now,
                    .last_seen_at = now,
                    .expires_at = now + kSessionLife};
    return {std::move(session), std::move(token)};
}

} // namespace evenkeel::account
