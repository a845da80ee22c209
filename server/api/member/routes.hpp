#pragma once

#include "api/context.hpp"

#include <vector>

namespace evenkeel::api {

/// The calls of the member API, below /api on the main listener. One line for each.
[[nodiscard]] std::vector<Route> member_routes();

// Account, configuration, check-in.
[[nodiscard]] Route begin_onboarding_route();
[[nodiscard]] Route change_details_route();
[[nodiscard]] Route create_account_route();
[[nodiscard]] Route get_config_route();
[[nodiscard]] Route log_in_route();
[[nodiscard]] Route log_out_route();
[[nodiscard]] Route personalize_onboarding_route();
[[nodiscard]] Route record_check_in_route();
[[nodiscard]] Route validate_account_route();

// Ways in and out of an account: links by mail, password reset, sessions, API tokens, erasure.
[[nodiscard]] Route complete_password_reset_route();
[[nodiscard]] Route complete_sign_in_link_route();
[[nodiscard]] Route confirm_account_deletion_route();
[[nodiscard]] Route confirm_email_address_route();
[[nodiscard]] Route create_api_token_route();
[[nodiscard]] Route end_session_route();
[[nodiscard]] Route list_api_tokens_route();
[[nodiscard]] Route list_identities_route();
[[nodiscard]] Route unlink_identity_route();
[[nodiscard]] Route settle_inherited_route();
[[nodiscard]] Route list_sessions_route();
[[nodiscard]] Route request_account_deletion_route();
[[nodiscard]] Route request_password_reset_route();
[[nodiscard]] Route request_sign_in_link_route();
[[nodiscard]] Route revoke_api_token_route();
[[nodiscard]] Route validate_reset_token_route();

// What cannot be taken back asks who is there; the second factor.
[[nodiscard]] Route begin_second_factor_route();
[[nodiscard]] Route complete_second_step_route();
[[nodiscard]] Route confirm_second_factor_route();
[[nodiscard]] Route get_account_security_route();
[[nodiscard]] Route mail_proof_code_route();
[[nodiscard]] Route prove_presence_route();
[[nodiscard]] Route renew_recovery_codes_route();
[[nodiscard]] Route switch_off_second_factor_route();

// Exercises, the program and the practice rhythm.
[[nodiscard]] Route choose_rest_route();
[[nodiscard]] Route get_exercise_route();
[[nodiscard]] Route get_practice_route();
[[nodiscard]] Route get_practice_time_route();
[[nodiscard]] Route get_program_route();
[[nodiscard]] Route get_program_day_route();
[[nodiscard]] Route get_safety_profile_route();
[[nodiscard]] Route keep_safety_profile_route();
[[nodiscard]] Route list_exercise_effects_route();
[[nodiscard]] Route list_exercise_results_route();
[[nodiscard]] Route list_exercises_route();
[[nodiscard]] Route pause_program_route();
[[nodiscard]] Route recommend_exercise_route();
[[nodiscard]] Route record_exercise_route();
[[nodiscard]] Route keep_resonance_pace_route();
[[nodiscard]] Route get_resonance_pace_route();
[[nodiscard]] Route restart_program_route();
[[nodiscard]] Route resume_program_route();
[[nodiscard]] Route tick_plan_item_route();
[[nodiscard]] Route write_reflection_route();

// Articles.
[[nodiscard]] Route complete_article_route();
[[nodiscard]] Route get_article_route();
[[nodiscard]] Route get_article_categories_route();
[[nodiscard]] Route get_article_history_route();
[[nodiscard]] Route rate_article_route();
[[nodiscard]] Route recommend_article_route();
[[nodiscard]] Route start_article_route();

// Check-ins, readings and balance over time.
[[nodiscard]] Route edit_check_in_route();
[[nodiscard]] Route get_balance_series_route();
[[nodiscard]] Route get_check_in_route();
[[nodiscard]] Route get_patterns_route();
[[nodiscard]] Route get_reading_intervals_route();
[[nodiscard]] Route get_recovery_route();
[[nodiscard]] Route get_state_shares_route();
[[nodiscard]] Route get_year_route();
[[nodiscard]] Route list_check_ins_route();
[[nodiscard]] Route list_readings_route();
[[nodiscard]] Route remove_check_in_route();

// Conversations with the guide.
[[nodiscard]] Route read_guide_notices_route();
[[nodiscard]] Route acknowledge_guide_notices_route();
[[nodiscard]] Route mark_journal_thread_read_route();
[[nodiscard]] Route open_journal_thread_route();
[[nodiscard]] Route react_to_journal_message_route();
[[nodiscard]] Route list_journal_threads_route();
[[nodiscard]] Route get_journal_thread_route();
[[nodiscard]] Route search_journal_route();

// Quiz results in an account.
[[nodiscard]] Route attach_quiz_result_route();
[[nodiscard]] Route list_quiz_results_route();

// Messages and reminders.
[[nodiscard]] Route send_test_notification_route();
[[nodiscard]] Route list_deliveries_route();
[[nodiscard]] Route change_notification_settings_route();
[[nodiscard]] Route get_notification_settings_route();
[[nodiscard]] Route register_notification_token_route();

// Feedback.
[[nodiscard]] Route increment_review_request_count_route();
[[nodiscard]] Route rate_app_experience_route();
[[nodiscard]] Route send_feedback_route();

// The pages of the site.
[[nodiscard]] Route record_site_events_route();

// The trainer and what they may see.
[[nodiscard]] Route get_trainer_status_route();
[[nodiscard]] Route change_trainer_status_route();

// Codes and purchases.
[[nodiscard]] Route complete_in_app_purchase_route();
[[nodiscard]] Route redeem_access_code_route();

// Taking data out and bringing it in; needs no premium.
[[nodiscard]] Route apply_import_route();
[[nodiscard]] Route export_account_route();
[[nodiscard]] Route list_imports_route();
[[nodiscard]] Route preview_import_route();
[[nodiscard]] Route undo_import_route();

// Administration.
[[nodiscard]] Route create_app_invite_route();
[[nodiscard]] Route create_trainer_invite_route();
[[nodiscard]] Route list_audit_route();
[[nodiscard]] Route list_feedback_route();
[[nodiscard]] Route list_invites_route();

/// The files that anybody may read, by their whole paths on the main listener. One line for each.
[[nodiscard]] std::vector<PublicFile> member_files();

[[nodiscard]] PublicFile article_file();
[[nodiscard]] PublicFile quiz_file();
[[nodiscard]] PublicFile helplines_file();

} // namespace evenkeel::api
