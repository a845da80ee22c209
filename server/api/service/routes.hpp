#pragma once

#include "api/context.hpp"

#include <vector>

namespace evenkeel::api {

/// The calls of the service listener, at its root.
[[nodiscard]] std::vector<Route> service_routes();

// Recordings.
Route create_hrv_upload_route();
Route get_hrv_task_status_route();
Route start_hrv_task_route();

// Writing in a journal.
Route update_journal_chat_route();

// The discovery quiz.
Route keep_quiz_result_route();

// The forms of the site.
Route register_certification_route();
Route register_live_training_route();
Route register_opening_route();

// The shop.
[[nodiscard]] Route create_certification_payment_route();
[[nodiscard]] Route create_book_payments_route();
[[nodiscard]] Route open_order_route();
[[nodiscard]] Route pay_in_sandbox_route();

/// The files that anybody may read who knows their names.
[[nodiscard]] std::vector<PublicFile> service_files();

[[nodiscard]] PublicFile quiz_result_file();
[[nodiscard]] PublicFile certification_code_file();
[[nodiscard]] PublicFile receive_payment_event_file();

} // namespace evenkeel::api
