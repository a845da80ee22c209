#include "app/routes.hpp"

#include "api/member/admin/routes.hpp"
#include "api/member/feedback/routes.hpp"
#include "api/member/history/routes.hpp"
#include "api/member/journal/routes.hpp"
#include "api/member/notification/routes.hpp"
#include "api/member/portability/routes.hpp"
#include "api/member/practice/routes.hpp"
#include "api/member/purchase/routes.hpp"
#include "api/member/trainer/routes.hpp"
#include "api/service/journal/routes.hpp"

namespace evenkeel::app {
http::CookiePolicy member_cookies(std::string const& domain, http::Secure secure) {
    return {.domain = domain, .secure = secure};
}

http::CookiePolicy dashboard_cookies(std::string const& domain, http::Secure secure) {
    return {.session = "dashboard_session",
            .csrf = "dashboard_csrf_token",
            .visitor = "dashboard_visitor",
            .domain = domain,
            .secure = secure};
}

namespace {

api::AccountUses account_uses(RouteParts const& parts, Stores& stores, Rules const& rules) {
    return {.cookies = http::SessionCookies{parts.member_cookies},
            .clock = parts.clock,
            .sessions = stores.sessions,
            .api_tokens = stores.api_tokens,
            .request_link = rules.account.request_link,
            .sign_in_by_link = rules.account.sign_in_by_link,
            .reset_password = rules.account.reset_password,
            .confirm_address = rules.account.confirm_address,
            .request_erase = rules.account.request_erase,
            .end_sessions = rules.account.end_sessions,
            .create_api_token = rules.account.create_api_token,
            .read_snapshot = rules.read_snapshot};
}

using Routes = std::vector<http::Route>;

void append(Routes& routes, Routes const& more) {
    routes.insert(routes.end(), more.begin(), more.end());
}

Routes purchases_and_admin(RouteParts const& parts, Stores& stores, Rules const& rules) {
    auto routes = api::purchase_routes({.redeem_code = rules.commerce.redeem_code,
                                        .complete_purchase = rules.commerce.complete_purchase,
                                        .read_snapshot = rules.read_snapshot});
    append(routes, api::admin_routes({.create_invite = rules.commerce.create_invite,
                                      .invites = stores.invites,
                                      .trainers = stores.trainer_links,
                                      .feedbacks = stores.feedbacks,
                                      .audit_log = stores.audit_log,
                                      .clock = parts.clock,
                                      .secure = parts.secure}));
    return routes;
}

Routes conversations(RouteParts const& parts, Stores& stores, Rules const& rules) {
    auto routes = api::notification_routes({.settings = stores.notification_settings,
                                            .tokens = stores.notification_tokens,
                                            .ask_for_test_message = rules.conversation.ask_for_test_message,
                                            .deliveries = stores.deliveries,
                                            .clock = parts.clock,
                                            .read_snapshot = rules.read_snapshot});
    append(routes, api::feedback_routes({.give_feedback = rules.conversation.give_feedback,
                                         .read_snapshot = rules.read_snapshot}));
    append(routes, api::trainer_routes({.change_link = rules.conversation.change_trainer_link,
                                        .links = stores.trainer_links,
                                        .clock = parts.clock,
                                        .read_snapshot = rules.read_snapshot}));
    append(routes, api::journal_routes({.open_thread = rules.conversation.open_thread,
                                        .search = rules.conversation.search_journal,
                                        .acknowledge_guide = rules.conversation.acknowledge_guide,
                                        .acknowledgements = stores.acknowledgements,
                                        .disclosure = parts.content.disclosure,
                                        .journal = stores.journal,
                                        .read_snapshot = rules.read_snapshot}));
    return routes;
}

Routes practice_routes(RouteParts const& parts, Stores const& stores, Rules const& rules) {
    auto const& practice = rules.practice;
    return api::practice_routes({.content = parts.content,
                                 .recommend = practice.recommend,
                                 .record_result = practice.record_result,
                                 .results = stores.exercise_results,
                                 .read_practice_time = practice.read_practice_time,
                                 .resonance_paces = stores.resonance_paces,
                                 .keep_resonance_pace = practice.keep_resonance_pace,
                                 .browse = practice.browse,
                                 .read_caution = practice.read_caution,
                                 .keep_safety_profile = practice.keep_safety_profile,
                                 .read_program = practice.read_program,
                                 .steer_program = practice.steer_program,
                                 .reflect = practice.reflect,
                                 .tick_plan_item = practice.tick_plan_item,
                                 .choose_rest = practice.choose_rest,
                                 .read_snapshot = rules.read_snapshot});
}

api::MemberUses member_uses(RouteParts const& parts, Stores& stores, Rules const& rules) {
    return {.content = parts.content,
            .contents = parts.contents,
            .languages = languages_of(parts.contents),
            .addresses = parts.addresses,
            .sandboxed = parts.sandboxed,
            .public_keys = parts.public_keys,
            .cookies = http::SessionCookies{parts.member_cookies},
            .clock = parts.clock,
            .members = stores.members,
            .sessions = stores.sessions,
            .validate_address = rules.account.validate_address,
            .create_account = rules.account.create_account,
            .log_in = rules.account.log_in,
            .apple_accounts = rules.account.apple_accounts,
            .change_details = rules.account.change_details,
            .personalize = rules.personalize,
            .record_check_in = rules.record_check_in,
            .read_snapshot = rules.read_snapshot,
            .read_snapshot_in = parts.read_snapshot_in};
}

} // namespace

api::QuizShelf quiz_shelf(content::Content const& content, Rules const& rules) {
    return {.quizzes = content.quizzes,
            .exercises = content.exercises,
            .library = rules.learn.library,
            .stage_texts = content.stage_texts};
}

api::QuizUses quiz_uses(RouteParts const& parts, Rules const& rules) {
    return {.keep_result = rules.quiz.keep_result,
            .read_result = rules.quiz.read_result,
            .shelf = quiz_shelf(parts.content, rules),
            .secure = parts.secure};
}

AllRoutes all_routes(RouteParts const& parts, Stores& stores, Rules const& rules) {
    auto member = api::member_routes(member_uses(parts, stores, rules));
    append(member, api::history_routes({.check_ins = stores.check_ins,
                                        .hrv_tasks = stores.hrv_tasks,
                                        .edit_check_in = rules.edit_check_in,
                                        .remove_check_in = rules.remove_check_in,
                                        .read_history = rules.read_history,
                                        .read_patterns = rules.read_patterns,
                                        .read_recovery = rules.read_recovery,
                                        .read_snapshot = rules.read_snapshot}));
    append(member, api::learn_routes({.categories = parts.content.article_categories,
                                      .library = rules.learn.library,
                                      .learn_events = stores.learn_events,
                                      .follow_article = rules.learn.follow_article,
                                      .search_articles = rules.learn.search_articles,
                                      .recommend_articles = rules.learn.recommend_articles,
                                      .read_snapshot = rules.read_snapshot}));
    append(member, api::account_routes(account_uses(parts, stores, rules)));
    append(member, purchases_and_admin(parts, stores, rules));
    append(member, conversations(parts, stores, rules));
    append(member, practice_routes(parts, stores, rules));
    append(member, api::member_quiz_routes({.attach_result = rules.quiz.attach_result,
                                            .read_result = rules.quiz.read_result,
                                            .shelf = quiz_shelf(parts.content, rules),
                                            .read_snapshot = rules.read_snapshot}));
    append(member, api::portability_routes({.export_member = rules.portability.export_member,
                                            .preview_import = rules.portability.preview_import,
                                            .apply_import = rules.portability.apply_import,
                                            .undo_import = rules.portability.undo_import,
                                            .archive = stores.member_archive,
                                            .read_snapshot = rules.read_snapshot,
                                            .sentences = parts.content.sentences}));
    auto service = api::service_routes({.request_upload = rules.request_upload,
                                        .start_analysis = rules.start_analysis,
                                        .hrv_tasks = stores.hrv_tasks,
                                        .read_snapshot = rules.read_snapshot});
    append(service, api::quiz_routes(quiz_uses(parts, rules)));
    append(service, api::journal_chat_routes({.write_entry = rules.conversation.write_entry,
                                              .answer_entry = rules.conversation.answer_entry,
                                              .read_snapshot = rules.read_snapshot}));
    return {.member = std::move(member),
            .service = std::move(service),
            .dashboard = api::dashboard_routes({.content = parts.content,
                                                .cookies = http::SessionCookies{parts.dashboard_cookies},
                                                .clock = parts.clock,
                                                .main_url = parts.addresses.main_url})};
}

} // namespace evenkeel::app
