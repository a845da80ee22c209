#pragma once

#include "core/admin/audit_log.hpp"
#include "core/commerce/create_invite.hpp"
#include "core/feedback/feedbacks.hpp"
#include "core/trainer/trainer_links.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

struct AdminUses {
    commerce::CreateInvite const& create_invite;
    commerce::Invites const& invites;
    trainer::TrainerLinks const& trainers;
    feedback::Feedbacks const& feedbacks;
    admin::AuditLog& audit_log;
    Clock const& clock;
    Secure& secure;
};

/// What members with the admin role do. Each has a twin on the command line: `evenkeel admin`.
[[nodiscard]] std::vector<http::Route> admin_routes(AdminUses const& uses);

[[nodiscard]] http::Route create_app_invite(AdminUses const& uses);
[[nodiscard]] http::Route create_trainer_invite(AdminUses const& uses);
[[nodiscard]] http::Route list_invites(AdminUses const& uses);
[[nodiscard]] http::Route list_feedback(AdminUses const& uses);
[[nodiscard]] http::Route list_audit(AdminUses const& uses);

} // namespace evenkeel::api
