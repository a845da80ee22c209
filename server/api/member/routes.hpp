#pragma once

#include "api/context.hpp"

#include <vector>

namespace evenkeel::api {

/// The calls of the member API, below /api on the main listener. One line for each.
[[nodiscard]] std::vector<Route> member_routes();

// Account, configuration, check-in.
Route begin_onboarding_route();
Route change_details_route();
Route create_account_route();
Route get_config_route();
Route log_in_route();
Route log_out_route();
Route personalize_onboarding_route();
Route record_check_in_route();
Route validate_account_route();

// Ways in and out of an account: links by mail, password reset, sessions, API tokens, erasure.
Route complete_password_reset_route();
Route complete_sign_in_link_route();
Route confirm_account_deletion_route();
Route confirm_email_address_route();
Route create_api_token_route();
Route end_session_route();
Route list_api_tokens_route();
Route list_identities_route();
Route unlink_identity_route();
Route settle_inherited_route();
Route list_sessions_route();
Route request_account_deletion_route();
Route request_password_reset_route();
Route request_sign_in_link_route();
Route revoke_api_token_route();
Route validate_reset_token_route();

// Exercises, the program and the practice rhythm.
Route choose_rest_route();
Route get_exercise_route();
Route get_practice_route();
Route get_practice_time_route();
Route get_program_route();
Route get_program_day_route();
Route get_safety_profile_route();
Route keep_safety_profile_route();
Route list_exercise_effects_route();
Route list_exercise_results_route();
Route list_exercises_route();
Route pause_program_route();
Route recommend_exercise_route();
Route record_exercise_route();
Route keep_resonance_pace_route();
Route get_resonance_pace_route();
Route restart_program_route();
Route resume_program_route();
Route tick_plan_item_route();
Route write_reflection_route();

// Articles.
Route complete_article_route();
Route get_article_route();
Route get_article_categories_route();
Route get_article_history_route();
Route rate_article_route();
Route recommend_article_route();
Route start_article_route();

// Check-ins, readings and balance over time.
Route edit_check_in_route();
Route get_balance_series_route();
Route get_check_in_route();
Route get_patterns_route();
Route get_reading_intervals_route();
Route get_recovery_route();
Route get_state_shares_route();
Route get_year_route();
Route list_check_ins_route();
Route list_readings_route();
Route remove_check_in_route();

// Conversations with the guide.
Route read_guide_notices_route();
Route acknowledge_guide_notices_route();
Route mark_journal_thread_read_route();
Route open_journal_thread_route();
Route react_to_journal_message_route();
Route list_journal_threads_route();
Route get_journal_thread_route();
Route search_journal_route();

// Quiz results in an account.
Route attach_quiz_result_route();
Route list_quiz_results_route();

// Messages and reminders.
Route send_test_notification_route();
Route list_deliveries_route();
Route change_notification_settings_route();
Route get_notification_settings_route();
Route register_notification_token_route();

// Feedback.
Route increment_review_request_count_route();
Route rate_app_experience_route();
Route send_feedback_route();

// The pages of the site.
Route record_site_events_route();

// The trainer and what they may see.
Route get_trainer_status_route();
Route change_trainer_status_route();

// Codes and purchases.
Route complete_in_app_purchase_route();
Route redeem_access_code_route();

// Taking data out and bringing it in; needs no premium.
Route apply_import_route();
Route export_account_route();
Route list_imports_route();
Route preview_import_route();
Route undo_import_route();

// Administration.
Route create_app_invite_route();
Route create_trainer_invite_route();
Route list_audit_route();
Route list_feedback_route();
Route list_invites_route();

/// The files that anybody may read, by their whole paths on the main listener. One line for each.
[[nodiscard]] std::vector<PublicFile> member_files();

[[nodiscard]] PublicFile article_file();
[[nodiscard]] PublicFile quiz_file();
[[nodiscard]] PublicFile helplines_file();

} // namespace evenkeel::api
