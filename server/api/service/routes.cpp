#include "api/service/routes.hpp"

namespace evenkeel::api {

std::vector<Route> service_routes() {
    return {
        create_hrv_upload_route(),      get_hrv_task_status_route(), start_hrv_task_route(),
        update_journal_chat_route(),    keep_quiz_result_route(),    register_certification_route(),
        register_live_training_route(), register_opening_route(),    create_certification_payment_route(),
        create_book_payments_route(),   open_order_route(),          pay_in_sandbox_route(),
    };
}

std::vector<PublicFile> service_files() {
    return {quiz_result_file(), certification_code_file(), receive_payment_event_file()};
}

} // namespace evenkeel::api
