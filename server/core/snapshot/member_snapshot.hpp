#pragma once

#include "core/base/one_moment.hpp"
#include "core/learn/todays_article.hpp"
#include "core/outside.hpp"
#include "core/snapshot/snapshot_memory.hpp"
#include "core/snapshot/snapshot_texts.hpp"
#include "core/stores.hpp"

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
    state::BalanceOrPending balance;                ///< A score never comes without a recent check-in.
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

/// About 30 minutes a day: 10 each of social play, exercise and stillness, of which about 5 in the app.
[[nodiscard]] std::vector<PlanItem> plan_of_day(DayFacts const& facts, Sentences const& sentences);

/// How many members' facts are kept in memory: of some kilobytes each.
inline constexpr std::size_t kRememberedMembers = 1'000;

/// Reads the snapshot, as it was at one moment. Its cost depends on the member's own last 28 days that were
/// not paused, on 42 days of the program, and on how many different exercises they have done; while nothing
/// of that has changed it is made from memory.
class ReadSnapshot {
public:
    /// Rules of other areas that have a part in it.
    struct Parts {
        program::ReadPractice const& read_practice;
        exercise::ReadForSuggestion const& read_for_suggestion;
    };

    ReadSnapshot(Stores const& stores, Outside const& outside, Parts parts)
        : stores_{stores}, parts_{parts}, clock_{outside.clock} {}

    /// Nothing when the account is gone.
    std::optional<MemberSnapshot> operator()(SnapshotTexts const& texts, MemberId const& member) const;

    /// The same for whoever knows the member's revision, which makes reading superfluous where it is
    /// remembered.
    std::optional<MemberSnapshot> operator()(SnapshotTexts const& texts, MemberId const& member,
                                             std::int64_t revision) const;

    /// The same after a check-in was kept. What is remembered of the revision before it is gone on with.
    std::optional<MemberSnapshot> after(SnapshotTexts const& texts,
                                        checkin::CheckIns::Kept const& kept) const;

private:
    /// The rhythm of practice and the balance are made from these.
    struct Lately {
        std::vector<state::Visit> visits;
        std::vector<Instant> reading_times;
        std::vector<learn::ArticleEvent> articles;
        program::ReadPractice::Kept practice;
    };

    [[nodiscard]] SnapshotMemory::Facts read(MemberId const& member, Instant now) const;
    [[nodiscard]] bool read_in_one_moment(SnapshotFacts& facts, MemberId const& member) const;

    /// How far back the practice of these days was read.
    struct Reach {
        program::ReadPractice::Begun begun;
        Instant from;
    };

    [[nodiscard]] Lately read_lately(MemberId const& member, Instant from, Day first_day) const;

    static void take_in(SnapshotFacts& facts, Reach const& reach, Lately lately);

    Stores stores_;
    Parts parts_;
    Clock const& clock_;
    mutable SnapshotMemory memory_{kRememberedMembers};
};

/// The snapshot at a moment of the day on which the facts were read.
[[nodiscard]] MemberSnapshot snapshot_of(SnapshotFacts const& facts, SnapshotTexts const& texts, Instant now);

} // namespace evenkeel::snapshot
