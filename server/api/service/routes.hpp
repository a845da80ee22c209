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

// The forms of the site.
[[nodiscard]] Route register_certification_route();
[[nodiscard]] Route register_live_training_route();
[[nodiscard]] Route register_opening_route();

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
