#pragma once

// What the member API shows of the six weeks.

#include "api/member/practice/exercise_views.hpp"
#include "core/program/read_program.hpp"

namespace evenkeel::api {

struct SocialPlayView {
    std::string title; ///< What to do with somebody, in a few words.
    std::string text;  ///< How to do it.
};
BOOST_DESCRIBE_STRUCT(SocialPlayView, (), (title, text))

/// An exercise of a program day for this member.
struct ProgramExerciseView {
    /// The exercise. Null: none of this part of the day is safe for the member now.
    std::optional<ExerciseCardView> exercise;
    /// Whether it stands in for one that is not safe for the member.
    bool is_instead{false};
};
BOOST_DESCRIBE_STRUCT(ProgramExerciseView, (), (exercise, is_instead))

struct ProgramDayView {
    int day_number{1};             ///< Which of the 42 days it is. {1..42}
    int week{1};                   ///< The week it lies in. {1..6}
    int day{1};                    ///< The day of that week. {1..7}
    std::string title;             ///< The title of the day.
    std::string article_id;        ///< The article of the day.
    SocialPlayView social_play;    ///< What to do with somebody.
    ProgramExerciseView exercise;  ///< The exercise of the day.
    ProgramExerciseView stillness; ///< The stillness of the day.
    std::string check_in_prompt;   ///< The question to ask before the day's check-in.
};
BOOST_DESCRIBE_STRUCT(ProgramDayView, (),
                      (day_number, week, day, title, article_id, social_play, exercise, stillness,
                       check_in_prompt))

struct ProgramGlanceDayView {
    /// Which of the 42 days it is. {1..42}
    int day_number{1};
    /// The title of the day.
    std::string title;
    /// The member's calendar day on which it was practised. Null: not yet. {day}
    std::optional<std::string> practised_on;
    /// Whether the member is on this day.
    bool is_today{false};
};
BOOST_DESCRIBE_STRUCT(ProgramGlanceDayView, (), (day_number, title, practised_on, is_today))

struct ReflectionView {
    /// The identifier that the client wrote it with.
    std::string event_uuid;
    /// The week it looks back on. {1..6}
    int week{1};
    /// The answers to the week's questions, in their order; empty where one was left open. {items 3..3}
    std::vector<std::string> answers;
    /// When it was written.
    Instant written_at;
};
BOOST_DESCRIBE_STRUCT(ReflectionView, (), (event_uuid, week, answers, written_at))

struct ProgramWeekView {
    int week{1};                                   ///< Which of the six weeks it is. {1..6}
    std::string title;                             ///< The title of the week.
    std::string theme;                             ///< What the week is about.
    std::string intention;                         ///< What to try in it.
    std::vector<std::string> reflection_questions; ///< The questions to look back with. {items 3..3}
    std::optional<ReflectionView> reflection;      ///< What the member answered. Null: nothing yet.
    std::vector<ProgramGlanceDayView> days;        ///< The seven days of the week. {items 7..7}
};
BOOST_DESCRIBE_STRUCT(ProgramWeekView, (),
                      (week, title, theme, intention, reflection_questions, reflection, days))

struct PastRunView {
    int run{1};            ///< Which time through the program it was. {1..}
    std::string began_on;  ///< The day on which it began. {day}
    int days_practised{0}; ///< How many of its days were practised. {0..42}
};
BOOST_DESCRIBE_STRUCT(PastRunView, (), (run, began_on, days_practised))

/// The six weeks at a glance.
struct ProgramGlanceView {
    /// Which time through the program it is; 0: nothing was begun yet. {0..}
    int run{0};
    /// The day on which this run began. Null: it has not begun. {day}
    std::optional<std::string> began_on;
    /// Which of the 42 days the member is on. {1..42}
    int day_number{1};
    /// The week it lies in. {1..6}
    int week{1};
    /// The day of that week. {1..7}
    int day{1};
    /// Whether something was practised today.
    bool practised_today{false};
    /// Whether all 42 days were practised.
    bool finished{false};
    /// Whether the program rests.
    bool paused{false};
    /// The weeks with what was practised and written. {items 6..6}
    std::vector<ProgramWeekView> weeks;
    /// Earlier times through the program that were not hidden, newest first. {items 0..50}
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
