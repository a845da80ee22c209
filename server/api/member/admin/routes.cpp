#include "api/member/admin/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> admin_routes(AdminUses const& uses) {
    return {create_app_invite(uses), create_trainer_invite(uses), list_invites(uses), list_feedback(uses),
            list_audit(uses)};
}

} // namespace evenkeel::api
