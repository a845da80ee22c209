#pragma once

#include "core/account/members.hpp"
#include "core/checkin/check_ins.hpp"
#include "core/learn/todays_article.hpp"
#include "core/program/onboarding.hpp"
#include "core/reading/hrv_tasks.hpp"
#include "core/snapshot/member_settings.hpp"
#include "core/state/balance.hpp"

#include <optional>
#include <string>
#include <vector>

namespace evenkeel::snapshot {

enum class PlanItemName { check_in, reading, social_play, exercise, stillness };

[[nodiscard]] std::string_view to_text(PlanItemName name);

struct PlanItem {
    PlanItemName name;
    int minutes{0};
    bool done{false};
};

struct ProgramPosition {
    int week{1}; ///< 1..6
    int day{1};  ///< 1..7
};

/// Everything the app's first screen shows of a member.
struct MemberSnapshot {
    account::Member member;
    bool is_premium{false};
    std::optional<state::Balance> balance; ///< Absent: PENDING.
    std::vector<checkin::CheckIn> recent_check_ins;
    std::optional<reading::HrvTask> latest_reading;
    std::optional<program::Onboarding> onboarding;
    std::optional<learn::DailyArticle> daily_article; ///< Absent: there are no articles.
    std::string today;                                ///< The member's own calendar day.
    std::vector<PlanItem> plan;
    int minutes_left{0};
    ProgramPosition program;
    int days_practised{0}; ///< Of the last 28.
    MemberSettings settings;
};

/// What of the member's history the plan of a day looks at.
struct DayFacts {
    bool checked_in{false};
    bool has_reading{false};
};

/// About 30 minutes a day: 10 each of social play, exercise and stillness, of which about 5 in the app.
[[nodiscard]] std::vector<PlanItem> plan_of_day(DayFacts const& facts);

/// Where in the 6 weeks a member is who began on one day and lives in another; the last day stays the last.
[[nodiscard]] ProgramPosition program_position(std::chrono::local_days began, std::chrono::local_days today);

/// Reads the snapshot. Its cost depends on the member's own last 28 days only.
class ReadSnapshot {
public:
    struct Stores {
        account::Members const& members;
        checkin::CheckIns const& check_ins;
        reading::HrvTasks const& hrv_tasks;
        program::Onboardings const& onboardings;
        MemberSettingsReader const& settings;
        learn::LearnEvents const& learn_events;
        learn::TodaysArticle const& todays_article;
    };

    ReadSnapshot(Stores stores, Clock const& clock) : stores_{stores}, clock_{clock} {}

    /// Nothing when the account is gone.
    std::optional<MemberSnapshot> operator()(MemberId const& member) const;

private:
    Stores stores_;
    Clock const& clock_;
};

} // namespace evenkeel::snapshot
