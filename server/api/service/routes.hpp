#pragma once

#include "core/reading/request_upload.hpp"
#include "core/reading/start_analysis.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

/// Everything the calls of the quiz and HRV service reach inward to.
struct ServiceUses {
    reading::RequestUpload const& request_upload;
    reading::StartAnalysis const& start_analysis;
    reading::HrvTasks const& hrv_tasks;
    snapshot::ReadSnapshot const& read_snapshot;
};

/// The calls of the service listener, at its root.
[[nodiscard]] std::vector<http::Route> service_routes(ServiceUses const& uses);

[[nodiscard]] http::Route create_hrv_upload(ServiceUses const& uses);
[[nodiscard]] http::Route start_hrv_task(ServiceUses const& uses);
[[nodiscard]] http::Route get_hrv_task_status(ServiceUses const& uses);

} // namespace evenkeel::api
