#pragma once

// What the member API shows of the core's values: the names and shapes of contract/member.json.

#include "api/member/practice/exercise_views.hpp"
#include "core/content/content.hpp"
#include "core/program/onboarding.hpp"
#include "core/reading/hrv_task.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/json_schema.hpp"

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::api {

struct PremiumView {
    bool is_premium{false};
    std::string source;
    std::optional<Instant> ends_at;
};
BOOST_DESCRIBE_STRUCT(PremiumView, (), (is_premium, source, ends_at))

struct ReasonView {
    std::string name;
    std::string text;
    double weight{0};
    double value{0};
};
BOOST_DESCRIBE_STRUCT(ReasonView, (), (name, text, weight, value))

enum class BalanceStatus { PENDING, READY };
BOOST_DESCRIBE_ENUM(BalanceStatus, PENDING, READY)

struct BalanceView {
    BalanceStatus status{BalanceStatus::PENDING};
    std::optional<int> score;
    std::optional<std::string> state; ///< That of the newest check-in.
    std::optional<double> angle;
    double certainty{0};
    std::vector<ReasonView> reasons;
    int check_ins_counted{0};
    std::optional<Instant> last_changed_at;
};
BOOST_DESCRIBE_STRUCT(BalanceView, (),
                      (status, score, state, angle, certainty, reasons, check_ins_counted, last_changed_at))

struct RecentCheckInView {
    std::string check_in_id;
    Instant checked_in_at;
    double angle{0};
    std::string state;
};
BOOST_DESCRIBE_STRUCT(RecentCheckInView, (), (check_in_id, checked_in_at, angle, state))

struct ReadingView {
    std::string task_id;
    Instant measured_at;
    double hr_bpm{0};
    double rmssd_ms{0};
    double sdnn_ms{0};
    double pnn50{0};
    double quality{0};
    std::string quality_reason;
    int beats{0};
    double duration_s{0};
    std::string context;
    std::vector<std::string> tags;
};
BOOST_DESCRIBE_STRUCT(ReadingView, (),
                      (task_id, measured_at, hr_bpm, rmssd_ms, sdnn_ms, pnn50, quality, quality_reason, beats,
                       duration_s, context, tags))

struct PlanItemView {
    std::string name;
    std::string title;
    int minutes{0};
    bool done{false};
};
BOOST_DESCRIBE_STRUCT(PlanItemView, (), (name, title, minutes, done))

struct TodayView {
    std::string date;
    int minutes_left{0};
    std::vector<PlanItemView> items;
};
BOOST_DESCRIBE_STRUCT(TodayView, (), (date, minutes_left, items))

struct DailyArticleView {
    std::string article_id;
    std::string title;
    std::string summary;
    int reading_minutes{1};
    std::string category;
    bool is_completed{false};
};
BOOST_DESCRIBE_STRUCT(DailyArticleView, (),
                      (article_id, title, summary, reading_minutes, category, is_completed))

struct ProgramView {
    int week{1};
    int day{1};
    bool paused{false};
    bool finished{false};
    std::string title; ///< Of the day.
};
BOOST_DESCRIBE_STRUCT(ProgramView, (), (week, day, paused, finished, title))

struct PracticeView {
    int days_practised{0};
    int of_days{program::kRhythmDays};
    int rest_days{0};
    bool paused{false};
};
BOOST_DESCRIBE_STRUCT(PracticeView, (), (days_practised, of_days, rest_days, paused))

struct FirstPlanView {
    std::string goal;
    std::string life_aspect;
    std::string current_state;
    std::string preferred_state;
    std::string target_state;
    std::string stage_text;
};
BOOST_DESCRIBE_STRUCT(FirstPlanView, (),
                      (goal, life_aspect, current_state, preferred_state, target_state, stage_text))

struct SettingsView {
    bool trainer_linked{false};
    int review_request_count{0};
    std::optional<Instant> notifications_paused_until;
};
BOOST_DESCRIBE_STRUCT(SettingsView, (), (trainer_linked, review_request_count, notifications_paused_until))

/// The fresh snapshot that every authorised answer carries.
struct MemberView {
    std::string member_id;
    std::string email_address;
    std::string first_name;
    bool has_password{false};
    std::string language_code;
    std::string tz;
    std::optional<std::string> country_code; ///< ISO 3166-1 alpha-2; null: not told.
    bool is_admin{false};
    Instant created_at;
    PremiumView premium;
    BalanceView balance;
    std::vector<RecentCheckInView> recent_check_ins;
    std::optional<ReadingView> latest_reading;
    TodayView today;
    ProgramView program;
    PracticeView practice;
    bool onboarded{false};
    std::optional<FirstPlanView> plan;
    std::optional<DailyArticleView> daily_article;
    std::optional<SuggestionView> suggestion;
    int unread_journal{0};
    SettingsView settings;
};
BOOST_DESCRIBE_STRUCT(MemberView, (),
                      (member_id, email_address, first_name, has_password, language_code, tz, country_code,
                       is_admin, created_at, premium, balance, recent_check_ins, latest_reading, today,
                       program, practice, onboarded, plan, daily_article, suggestion, unread_journal,
                       settings))

struct ChoiceView {
    std::string key;
    std::string title;
};
BOOST_DESCRIBE_STRUCT(ChoiceView, (), (key, title))

struct OnboardingChoicesView {
    std::vector<ChoiceView> goals;
    std::vector<ChoiceView> life_aspects;
};
BOOST_DESCRIBE_STRUCT(OnboardingChoicesView, (), (goals, life_aspects))

/// The answer of calls that only bring the snapshot up to date.
struct MemberReply {
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(MemberReply, (), (member))

[[nodiscard]] MemberView view_of(snapshot::MemberSnapshot const& snapshot);

/// Precondition: the task has a measurement.
[[nodiscard]] ReadingView reading_view(reading::HrvTask const& task);
[[nodiscard]] OnboardingChoicesView view_of_choices(content::Content const& content);

} // namespace evenkeel::api

// Nearly every answer carries a member: how one is written and described is compiled once, in
// member_codec.cpp, instead of in each of sixty files.
namespace evenkeel::http {

template <>
boost::json::value json::Codec<api::MemberView>::write(api::MemberView const& member);
template <>
boost::json::value SchemaBook::described<api::MemberView>(Direction direction);

} // namespace evenkeel::http
