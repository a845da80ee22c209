#pragma once

#include "core/snapshot/member_snapshot.hpp"
#include "core/trainer/change_trainer_link.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

struct TrainerUses {
    trainer::ChangeTrainerLink const& change_link;
    trainer::TrainerLinks& links;
    Clock const& clock;
    snapshot::ReadSnapshot const& read_snapshot;
};

/// The member's trainer and what they may see.
[[nodiscard]] std::vector<http::Route> trainer_routes(TrainerUses const& uses);

[[nodiscard]] http::Route get_trainer_status(TrainerUses const& uses);
[[nodiscard]] http::Route change_trainer_status(TrainerUses const& uses);

} // namespace evenkeel::api
