#pragma once

#include "api/context.hpp"

#include <vector>

namespace evenkeel::api {

/// The calls of the service listener, at its root.
[[nodiscard]] std::vector<Route> service_routes();

// Recordings.
[[nodiscard]] Route create_hrv_upload_route();
[[nodiscard]] Route get_hrv_task_status_route();
[[nodiscard]] Route start_hrv_task_route();

// Writing in a journal.
[[nodiscard]] Route update_journal_chat_route();

// The discovery quiz.
[[nodiscard]] Route keep_quiz_result_route();

/// `GET /quiz-results/{filename}`: a quiz result, for whoever holds its key.
[[nodiscard]] http::Reply quiz_result_file(Context const& context, http::Request const& request);

} // namespace evenkeel::api
