#pragma once

// What the member API shows of the six weeks.

#include "api/member/practice/exercise_views.hpp"
#include "core/program/read_program.hpp"

namespace evenkeel::api {

struct SocialPlayView {
    std::string title;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(SocialPlayView, (), (title, text))

/// An exercise of a program day for this member.
struct ProgramExerciseView {
    std::optional<ExerciseCardView> exercise; ///< Absent: nothing of this part of the day is safe now.
    bool is_instead{false};                   ///< It stands in for one that is not safe for them.
};
BOOST_DESCRIBE_STRUCT(ProgramExerciseView, (), (exercise, is_instead))

struct ProgramDayView {
    int day_number{1};
    int week{1};
    int day{1};
    std::string title;
    std::string article_id;
    SocialPlayView social_play;
    ProgramExerciseView exercise;
    ProgramExerciseView stillness;
    std::string check_in_prompt;
};
BOOST_DESCRIBE_STRUCT(ProgramDayView, (),
                      (day_number, week, day, title, article_id, social_play, exercise, stillness,
                       check_in_prompt))

struct ProgramGlanceDayView {
    int day_number{1};
    std::string title;
    std::optional<std::string> practised_on; ///< The member's calendar day.
    bool is_today{false};
};
BOOST_DESCRIBE_STRUCT(ProgramGlanceDayView, (), (day_number, title, practised_on, is_today))

struct ReflectionView {
    std::string event_uuid;
    int week{1};
    std::vector<std::string> answers;
    Instant written_at;
};
BOOST_DESCRIBE_STRUCT(ReflectionView, (), (event_uuid, week, answers, written_at))

struct ProgramWeekView {
    int week{1};
    std::string title;
    std::string theme;
    std::string intention;
    std::vector<std::string> reflection_questions;
    std::optional<ReflectionView> reflection;
    std::vector<ProgramGlanceDayView> days;
};
BOOST_DESCRIBE_STRUCT(ProgramWeekView, (),
                      (week, title, theme, intention, reflection_questions, reflection, days))

struct PastRunView {
    int run{1};
    std::string began_on;
    int days_practised{0};
};
BOOST_DESCRIBE_STRUCT(PastRunView, (), (run, began_on, days_practised))

/// The six weeks at a glance.
struct ProgramGlanceView {
    int run{0}; ///< 0: nothing was begun yet.
    std::optional<std::string> began_on;
    int day_number{1};
    int week{1};
    int day{1};
    bool practised_today{false};
    bool finished{false};
    bool paused{false};
    std::vector<ProgramWeekView> weeks;
    std::vector<PastRunView> earlier_runs;
};
BOOST_DESCRIBE_STRUCT(ProgramGlanceView, (),
                      (run, began_on, day_number, week, day, practised_today, finished, paused, weeks,
                       earlier_runs))

[[nodiscard]] ProgramGlanceView glance_of(program::ProgramNow const& now,
                                          program::Curriculum const& curriculum);
[[nodiscard]] ProgramDayView view_of_day(program::OpenedDay const& opened);
[[nodiscard]] ReflectionView view_of_reflection(program::Reflection const& reflection);

} // namespace evenkeel::api
