#include "api/member/practice/program_views.hpp"

#include "core/base/local_day.hpp"

#include <algorithm>

namespace evenkeel::api {
namespace {

ProgramExerciseView view_of_safe(program::SafeExercise const& safe) {
    return {.exercise = safe.exercise != nullptr ? std::optional{card_of(*safe.exercise)} : std::nullopt,
            .is_instead = safe.is_instead};
}

/// The days practised are in order, so the n-th of them is the day on which program day n was done.
ProgramGlanceDayView glance_day(int number, program::ProgramNow const& now, program::DayText const& text) {
    auto const& practised = now.run.practised;
    auto const index = static_cast<std::size_t>(number - 1);
    return {.day_number = number,
            .title = text.title,
            .practised_on =
                index < practised.size() ? std::optional{day_text(practised[index])} : std::nullopt,
            .is_today = number == now.position.day_number};
}

ProgramWeekView week_view(int week, program::ProgramNow const& now, program::Curriculum const& curriculum) {
    auto const& text = curriculum.weeks[static_cast<std::size_t>(week - 1)];
    auto const reflection = std::ranges::find(now.reflections, week, &program::Reflection::week);
    ProgramWeekView view{.week = week,
                         .title = text.title,
                         .theme = text.theme,
                         .intention = text.intention,
                         .reflection_questions = text.reflection_questions,
                         .reflection = reflection == now.reflections.end()
                                           ? std::nullopt
                                           : std::optional{view_of_reflection(*reflection)},
                         .days = {}};
    for (int day = 1; day <= program::kDaysInWeek; ++day) {
        auto const number = (week - 1) * program::kDaysInWeek + day;
        view.days.push_back(glance_day(number, now, curriculum.days[static_cast<std::size_t>(number - 1)]));
    }
    return view;
}

} // namespace

ReflectionView view_of_reflection(program::Reflection const& reflection) {
    return {.event_uuid = reflection.event_id.value(),
            .week = reflection.week,
            .answers = {reflection.answers.begin(), reflection.answers.end()},
            .written_at = reflection.written_at};
}

ProgramGlanceView glance_of(program::ProgramNow const& now, program::Curriculum const& curriculum) {
    ProgramGlanceView view{.run = now.run.number,
                           .began_on =
                               now.run.number > 0 ? std::optional{day_text(now.run.began)} : std::nullopt,
                           .day_number = now.position.day_number,
                           .week = now.position.week,
                           .day = now.position.day,
                           .practised_today = now.position.practised_today,
                           .finished = now.position.finished,
                           .paused = now.paused,
                           .weeks = {},
                           .earlier_runs = {}};
    for (int week = 1; week <= static_cast<int>(curriculum.weeks.size()); ++week)
        view.weeks.push_back(week_view(week, now, curriculum));
    for (auto const& run : now.past_runs)
        view.earlier_runs.push_back({run.number, day_text(run.began), run.days_practised});
    return view;
}

ProgramDayView view_of_day(program::OpenedDay const& opened) {
    auto const place = program::position_of_day(opened.number);
    return {.day_number = opened.number,
            .week = place.week,
            .day = place.day,
            .title = opened.text->title,
            .article_id = opened.text->article,
            .social_play = {opened.text->social_play_title, opened.text->social_play_text},
            .exercise = view_of_safe(opened.exercises.exercise),
            .stillness = view_of_safe(opened.exercises.stillness),
            .check_in_prompt = opened.text->check_in_prompt};
}

} // namespace evenkeel::api
