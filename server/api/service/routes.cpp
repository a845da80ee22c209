#include "api/service/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> service_routes(ServiceUses const& uses) {
    return {create_hrv_upload(uses), start_hrv_task(uses), get_hrv_task_status(uses)};
}

} // namespace evenkeel::api
