#include "api/member/trainer/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> trainer_routes(TrainerUses const& uses) {
    return {get_trainer_status(uses), change_trainer_status(uses)};
}

} // namespace evenkeel::api
