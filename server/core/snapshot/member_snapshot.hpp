#pragma once

#include "core/account/members.hpp"
#include "core/base/one_moment.hpp"
#include "core/checkin/check_ins.hpp"
#include "core/exercise/suggest.hpp"
#include "core/learn/todays_article.hpp"
#include "core/program/curriculum.hpp"
#include "core/program/onboarding.hpp"
#include "core/program/read_practice.hpp"
#include "core/reading/hrv_tasks.hpp"
#include "core/snapshot/member_settings.hpp"
#include "core/state/balance.hpp"

#include <optional>
#include <string>
#include <vector>

namespace evenkeel::snapshot {

enum class PlanItemName { check_in, reading, social_play, exercise, stillness };

[[nodiscard]] std::string_view to_text(PlanItemName name);
[[nodiscard]] Sentence title_of(PlanItemName name);

struct PlanItem {
    PlanItemName name;
    std::string title; ///< In the member's language.
    int minutes{0};
    bool done{false};
};

/// The first plan: from where to where, and what that means.
struct FirstPlan {
    state::StateName current{};
    state::StateName target{};
    state::StageText stage;
};

/// Everything the app's first screen shows of a member.
struct MemberSnapshot {
    account::Member member;
    bool is_premium{false};
    std::optional<state::Balance> balance; ///< Absent: PENDING. Never there without a recent check-in.
    std::vector<checkin::CheckIn> recent_check_ins; ///< Newest first.
    std::optional<reading::HrvTask> latest_reading;
    std::optional<program::Onboarding> onboarding;
    std::optional<learn::DailyArticle> daily_article; ///< Absent: there are no articles.
    std::string today;                                ///< The member's own calendar day.
    std::vector<PlanItem> plan;
    int minutes_left{0};
    program::PracticeNow practice;
    std::string program_title;           ///< Of the day of the program.
    std::optional<FirstPlan> first_plan; ///< Absent before the first questions were answered.
    std::optional<exercise::Suggestion> suggestion;
    MemberSettings settings;
};

/// What of the member's history the plan of a day looks at.
struct DayFacts {
    bool checked_in{false};
    bool has_reading{false};
    std::set<program::PracticeItem> practised;
};

/// About 30 minutes a day: 10 each of social play, exercise and stillness, of which about 5 in the app.
[[nodiscard]] std::vector<PlanItem> plan_of_day(DayFacts const& facts, Sentences const& sentences);

/// Reads the snapshot, as it was at one moment. Its cost depends on the member's own last 28 days that were
/// not paused, on 42 days of the program, and on how many different exercises they have done.
class ReadSnapshot {
public:
    struct Stores {
        OneMoment const& moment;
        account::Members const& members;
        checkin::CheckIns const& check_ins;
        reading::HrvTasks const& hrv_tasks;
        program::Onboardings const& onboardings;
        MemberSettingsReader const& settings;
        learn::LearnEvents const& learn_events;
        learn::TodaysArticle const& todays_article;
    };

    /// What has rules of its own, and the words for it.
    struct Parts {
        program::ReadPractice const& read_practice;
        exercise::SuggestNow const& suggest_now;
        state::StageTexts const& stage_texts;
        program::Curriculum const& curriculum;
        Sentences const& sentences;
    };

    ReadSnapshot(Stores stores, Parts parts, Clock const& clock)
        : stores_{stores}, parts_{parts}, clock_{clock} {}

    /// Nothing when the account is gone.
    std::optional<MemberSnapshot> operator()(MemberId const& member) const;

private:
    [[nodiscard]] std::optional<MemberSnapshot> read(MemberId const& member_id) const;
    void read_since(MemberSnapshot& snapshot, program::ReadPractice::Begun const& begun, Instant now) const;
    [[nodiscard]] std::optional<exercise::Suggestion> suggestion(MemberSnapshot const& snapshot,
                                                                 std::chrono::local_days today) const;
    [[nodiscard]] std::optional<FirstPlan> first_plan(std::optional<program::Onboarding> const& onboarding,
                                                      std::vector<checkin::CheckIn> const& recent) const;
    [[nodiscard]] std::string title_of(program::Position const& position) const;

    Stores stores_;
    Parts parts_;
    Clock const& clock_;
};

} // namespace evenkeel::snapshot
