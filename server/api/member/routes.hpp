#pragma once

#include "api/member/uses.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

/// The calls of the main listener, below /api. One file each; the file has the name of the call.
[[nodiscard]] std::vector<http::Route> member_routes(MemberUses const& uses);

[[nodiscard]] http::Route get_config(MemberUses const& uses);
[[nodiscard]] http::Route validate_account(MemberUses const& uses);
[[nodiscard]] http::Route create_account(MemberUses const& uses);
[[nodiscard]] http::Route log_in(MemberUses const& uses);
[[nodiscard]] http::Route log_out(MemberUses const& uses);
[[nodiscard]] http::Route change_details(MemberUses const& uses);
[[nodiscard]] http::Route begin_onboarding(MemberUses const& uses);
[[nodiscard]] http::Route personalize_onboarding(MemberUses const& uses);
[[nodiscard]] http::Route record_check_in(MemberUses const& uses);

} // namespace evenkeel::api
