#pragma once

// The views of the core's values in the member API: the names and shapes of contract/member.json.

#include "api/member/practice/exercise_views.hpp"
#include "core/content/content.hpp"
#include "core/program/onboarding.hpp"
#include "core/reading/hrv_task.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/values/json_schema.hpp"

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::api {

struct PremiumView {
    /// Whether premium is open now.
    bool is_premium{false};
    /// The reason that it is open; `none` when it is not.
    /// {one of none, trial, subscription, access_code, trainer_gift}
    std::string source;
    /// When premium ends, or ended. Null: it never began.
    std::optional<Instant> ends_at;
};
BOOST_DESCRIBE_STRUCT(PremiumView, (), (is_premium, source, ends_at))

struct ReasonView {
    /// Names the input: `regulated_share`, or `return` once the member has found the way back.
    std::string name;
    /// One sentence that says what this input found.
    std::string text;
    /// The share of the score that this input decides, to two decimals. {0..1}
    double weight{0};
    /// The reason's own value, to two decimals: 1 is the best. {0..1}
    double value{0};
};
BOOST_DESCRIBE_STRUCT(ReasonView, (), (name, text, weight, value))

enum class BalanceStatus { PENDING, READY };
BOOST_DESCRIBE_ENUM(BalanceStatus, PENDING, READY)

struct BalanceView {
    /// `PENDING` until there are five check-ins on three days of the last 28; until then `score` is null.
    BalanceStatus status{BalanceStatus::PENDING};
    /// The balance score: 100 is all regulated. Null while pending. {0..100}
    std::optional<int> score;
    /// The state of the newest check-in of the last 28 days. Null without one. {state}
    std::optional<std::string> state;
    /// Where the newest check-in lies on the ring, in degrees clockwise from the top, to a tenth. Null
    /// without one. {angle}
    std::optional<double> angle;
    /// How sure the score is, to two decimals: n / (n + 4) for n check-ins that count in full. {0..1}
    double certainty{0};
    /// The parts of the score. While pending it is one that says what is missing, `evidence_missing`. {items
    /// 0..2}
    std::vector<ReasonView> reasons;
    /// How many check-ins of the last 28 days there are to make a score of. {0..}
    int check_ins_counted{0};
    /// When the newest check-in was recorded. Null without one.
    std::optional<Instant> last_changed_at;
};
BOOST_DESCRIBE_STRUCT(BalanceView, (),
                      (status, score, state, angle, certainty, reasons, check_ins_counted, last_changed_at))

struct RecentCheckInView {
    /// Names the check-in.
    std::string check_in_id;
    /// The moment that the check-in is about.
    Instant checked_in_at;
    /// Where it lies on the ring, in degrees clockwise from the top, to a tenth. {angle}
    double angle{0};
    /// The state that was felt. {state}
    std::string state;
};
BOOST_DESCRIBE_STRUCT(RecentCheckInView, (), (check_in_id, checked_in_at, angle, state))

struct ValueRangeView {
    /// The lower limit in milliseconds, to a tenth. {0..}
    double low_ms{0};
    /// The upper limit in milliseconds, to a tenth. {0..}
    double high_ms{0};
};
BOOST_DESCRIBE_STRUCT(ValueRangeView, (), (low_ms, high_ms))

struct ReadingView {
    /// Names the reading.
    std::string task_id;
    /// When the recording was made.
    Instant measured_at;
    /// Mean heart rate in beats a minute, to a tenth.
    double hr_bpm{0};
    /// RMSSD in milliseconds, to a tenth: the beat-to-beat variability that recovery goes by.
    double rmssd_ms{0};
    /// SDNN in milliseconds, to a tenth.
    double sdnn_ms{0};
    /// pNN50 in percent, to a tenth: the share of neighbouring beats more than 50 ms apart. {0..100}
    double pnn50{0};
    /// How clean the recording was, to two decimals; 0 for an imported reading without intervals. {0..1}
    double quality{0};
    /// The weakest side of the recording: `good`, `imported`, or a name of the engine's, such as `motion`.
    std::string quality_reason;
    /// How many beats were measured; 0 for an imported reading without intervals. {0..}
    int beats{0};
    /// How many seconds of the recording were used, to a tenth; 0 for an imported reading without intervals.
    /// {0..}
    double duration_s{0};
    /// When it was taken: only `morning` and `other` enter the baseline.
    /// {one of morning, after_practice, other}
    std::string context;
    /// The tags the member gave, each once: each moves the values by itself.
    /// {each one of alcohol, caffeine, nicotine, illness, poor_sleep, hard_training, travel, period, stress,
    /// new_medication}
    std::vector<std::string> tags;
    /// Between which limits RMSSD lies with a probability of 95 %. Null for imported and older readings.
    std::optional<ValueRangeView> rmssd_range;
    /// Between which limits SDNN lies with a probability of 95 %. Null for imported and older readings.
    std::optional<ValueRangeView> sdnn_range;
    /// How many clear seconds the values rest on, to a tenth. Null for imported and older readings. {0..}
    std::optional<double> clear_s;
    /// How many early beats were left out of the values. Null for imported and older readings. {0..}
    std::optional<int> ectopic_beats;
};
BOOST_DESCRIBE_STRUCT(ReadingView, (),
                      (task_id, measured_at, hr_bpm, rmssd_ms, sdnn_ms, pnn50, quality, quality_reason, beats,
                       duration_s, context, tags, rmssd_range, sdnn_range, clear_s, ectopic_beats))

struct PlanItemView {
    /// Names the part of the plan. {one of check_in, reading, social_play, exercise, stillness}
    std::string name;
    /// Its title in the caller's language.
    std::string title;
    /// About how many minutes it takes. {0..}
    int minutes{0};
    /// Whether it is done today, by itself or ticked off by hand.
    bool done{false};
};
BOOST_DESCRIBE_STRUCT(PlanItemView, (), (name, title, minutes, done))

struct TodayView {
    std::string date;                ///< The member's calendar day. {day}
    int minutes_left{0};             ///< About how many minutes of the plan are left. {0..}
    std::vector<PlanItemView> items; ///< The parts of the day's plan, in the order to show. {items 5..5}
};
BOOST_DESCRIBE_STRUCT(TodayView, (), (date, minutes_left, items))

struct DailyArticleView {
    std::string article_id;   ///< Names the article.
    std::string title;        ///< The article's title.
    std::string summary;      ///< One or two sentences about it.
    int reading_minutes{1};   ///< How long it takes to read, in minutes. {1..}
    std::string category;     ///< The `key` of its category.
    bool is_completed{false}; ///< Whether the member has read it to its end.
};
BOOST_DESCRIBE_STRUCT(DailyArticleView, (),
                      (article_id, title, summary, reading_minutes, category, is_completed))

struct ProgramView {
    int week{1};          ///< The week of the program that the member is in. {1..6}
    int day{1};           ///< The day of that week. {1..7}
    bool paused{false};   ///< Whether program and practice rhythm rest.
    bool finished{false}; ///< Whether all 42 days were practised.
    std::string title;    ///< The title of the day.
};
BOOST_DESCRIBE_STRUCT(ProgramView, (), (week, day, paused, finished, title))

struct PracticeView {
    int days_practised{0};             ///< On how many of the days something was practised. {0..28}
    int of_days{program::kRhythmDays}; ///< How many days the rhythm looks at. {28..28}
    int rest_days{0};                  ///< How many of the others were days of rest. {0..28}
    bool paused{false};                ///< Whether program and practice rhythm rest.
};
BOOST_DESCRIBE_STRUCT(PracticeView, (), (days_practised, of_days, rest_days, paused))

struct FirstPlanView {
    /// The `key` of the goal that the member chose.
    std::string goal;
    /// The `key` of the life aspect that the member chose.
    std::string life_aspect;
    /// Where the member is: the state of the newest check-in, before the first their own answer. {state}
    std::string current_state;
    /// Where the member would like to be. {state}
    std::string preferred_state;
    /// Where the next step leads, by the ring. {state}
    std::string target_state;
    /// The heading of the way from `current_state` to `target_state`.
    std::string stage_title;
    /// The demands of this way, in a few sentences.
    std::string stage_text;
};
BOOST_DESCRIBE_STRUCT(FirstPlanView, (),
                      (goal, life_aspect, current_state, preferred_state, target_state, stage_title,
                       stage_text))

struct SettingsView {
    /// Whether a trainer is linked.
    bool trainer_linked{false};
    /// How often the app has asked this member for a review. {0..1,000}
    int review_request_count{0};
    /// Until when reminders rest. Null: they do not.
    std::optional<Instant> notifications_paused_until;
};
BOOST_DESCRIBE_STRUCT(SettingsView, (), (trainer_linked, review_request_count, notifications_paused_until))

/// The fresh snapshot that every authorised answer carries.
struct MemberView {
    /// Names the member.
    std::string member_id;
    /// The account's address. {format idn-email}
    std::string email_address;
    /// The name by which the member likes to be called; may be empty. {length 0..80}
    std::string first_name;
    /// Whether a password is set; without one, mailed links and Apple open the account.
    bool has_password{false};
    /// When the owner of the mailbox proved an account that others could open before. Null: it was never so,
    /// or they have said since whether to keep what is in it (`/authorized/account/inherited`).
    std::optional<Instant> inherited_at;
    /// The language in which the member is spoken to. {language}
    std::string language_code;
    /// The IANA time zone by which the member's days begin and end. {zone}
    std::string tz;
    /// ISO 3166-1 alpha-2, by which help lines are chosen. Null: not told. {country}
    std::optional<std::string> country_code;
    /// Whether the calls below `/app-admin` are open.
    bool is_admin{false};
    /// When the account was made.
    Instant created_at;
    /// Whether premium is open, through what and until when.
    PremiumView premium;
    /// The balance score with what it is made of.
    BalanceView balance;
    /// The newest check-ins, newest first. {items 0..8}
    std::vector<RecentCheckInView> recent_check_ins;
    /// The newest heart reading. Null: there is none.
    std::optional<ReadingView> latest_reading;
    /// The plan of the member's day.
    TodayView today;
    /// Where the member is in the six weeks.
    ProgramView program;
    /// The practice of the last 28 days.
    PracticeView practice;
    /// Whether the first questions were answered.
    bool onboarded{false};
    /// The first plan. Null before the first questions were answered.
    std::optional<FirstPlanView> plan;
    /// The article of the day. Null: there are no articles.
    std::optional<DailyArticleView> daily_article;
    /// An exercise for now, without asking. Null where nothing is to be suggested, or nothing is safe.
    std::optional<SuggestionView> suggestion;
    /// How many messages of the guide are unread, in all conversations. {0..}
    int unread_journal{0};
    /// The member's settings, as far as screens need them.
    SettingsView settings;
};
BOOST_DESCRIBE_STRUCT(MemberView, (),
                      (member_id, email_address, first_name, has_password, inherited_at, language_code, tz,
                       country_code, is_admin, created_at, premium, balance, recent_check_ins, latest_reading,
                       today, program, practice, onboarded, plan, daily_article, suggestion, unread_journal,
                       settings))

struct ChoiceView {
    std::string key;   ///< Sent when this is chosen.
    std::string title; ///< The name of the choice, in the caller's language.
};
BOOST_DESCRIBE_STRUCT(ChoiceView, (), (key, title))

struct OnboardingChoicesView {
    std::vector<ChoiceView> goals;        ///< Goals a member can come with.
    std::vector<ChoiceView> life_aspects; ///< The parts of life that quiz, onboarding and journal speak of.
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
void json::Codec<api::MemberView>::write(JsonWriter& out, api::MemberView const& member);
template <>
boost::json::value SchemaBook::described<api::MemberView>(Direction direction);

} // namespace evenkeel::http
