#include "api/quiz/result_views.hpp"
#include "api/rounded.hpp"

#include "core/edition/edition.hpp"

#include <cmath>

namespace evenkeel::api {
namespace {

std::string name_of(state::StateName state) {
    return std::string{state::to_text(state)};
}

/// An article or exercise that an operator took away is left out of the result, not a mistake of the visitor.
std::optional<QuizArticleView> article_view(learn::ArticleId const& id, Edition const& edition) {
    auto const* const article = edition.learn.library.find(id);
    if (article == nullptr)
        return std::nullopt;
    return QuizArticleView{id.value(), article->title, article->summary, article->reading_minutes};
}

std::vector<QuizArticleView> article_views(std::vector<learn::ArticleId> const& ids, Edition const& edition) {
    std::vector<QuizArticleView> views;
    for (auto const& id : ids)
        if (auto view = article_view(id, edition))
            views.push_back(std::move(*view));
    return views;
}

std::vector<QuizExerciseView> exercise_views(std::vector<ExerciseId> const& ids, Edition const& edition) {
    std::vector<QuizExerciseView> views;
    for (auto const& id : ids)
        if (auto const* const found = exercise::find(edition.content.exercises, id))
            views.push_back({id.value(), found->title, found->summary, found->minutes.usual});
    return views;
}

std::vector<QuizReasonView> reason_views(std::vector<quiz::Reason> const& reasons) {
    std::vector<QuizReasonView> views;
    for (auto const& reason : reasons)
        views.push_back({std::string{word_of(reason.kind)}, reason.name, reason.text, reason.points});
    return views;
}

std::vector<QuizAspectView> aspect_views(std::vector<quiz::AspectResult> const& aspects,
                                         Edition const& edition) {
    std::vector<QuizAspectView> views;
    for (auto const& [page, answer, target] : aspects)
        views.push_back({.life_aspect = page->life_aspect,
                         .title = page->title,
                         .current_state = name_of(answer.current),
                         .preferred_state = name_of(answer.preferred),
                         .target_state = name_of(target),
                         .regulated = state::is_regulated(answer.current),
                         .text = page->result_texts[static_cast<std::size_t>(answer.current)],
                         .article = article_view(page->article, edition)});
    return views;
}

std::vector<QuizSymptomView> symptom_views(std::vector<quiz::Symptom const*> const& symptoms) {
    std::vector<QuizSymptomView> views;
    for (auto const* symptom : symptoms)
        views.push_back({symptom->key, symptom->title, symptom->reason});
    return views;
}

std::vector<QuizHabitView> habit_views(std::vector<quiz::Habit const*> const& habits,
                                       std::string quiz::Habit::* text) {
    std::vector<QuizHabitView> views;
    for (auto const* habit : habits)
        views.push_back({habit->key, habit->title, habit->*text});
    return views;
}

} // namespace

quiz::Draft draft_of(QuizAnswersRequest const& request) {
    quiz::Draft draft{.event_id = EventId{request.event_uuid},
                      .life_aspects = {},
                      .symptoms = request.symptoms,
                      .habits = request.habits,
                      .sliders = request.sliders};
    for (auto const& [aspect, answer] : request.life_aspects)
        draft.life_aspects.emplace(aspect,
                                   quiz::Draft::AspectDraft{answer.current_state, answer.preferred_state});
    return draft;
}

QuizResultReply reply_of(quiz::TakenQuiz const& taken, Edition const& edition, std::string_view languages) {
    auto const& quiz = edition.content.quizzes.in(languages);
    auto const outcome = quiz::outcome_of(quiz, taken.answers);
    auto const& start = outcome.start;
    auto const& stage = edition.content.stage_texts.of(start.state, outcome.target);
    return {.quiz_result_key = taken.result.key.value(),
            .result = {.language_code = edition.content.quizzes.language_of(languages),
                       .taken_at = taken.result.taken_at,
                       .starting_state = name_of(start.state),
                       .angle = to_tenth(start.angle.degrees()),
                       .regulation = start.regulation,
                       .regulation_text = outcome.regulation_text,
                       .certainty = to_hundredth(start.certainty),
                       .certainty_text = outcome.certainty_text,
                       .preferred_state = name_of(outcome.preferred),
                       .target_state = name_of(outcome.target),
                       .stage = {stage.title, stage.text},
                       .headline = outcome.words->headline,
                       .explanation = outcome.words->explanation,
                       .first_steps = outcome.words->first_steps,
                       .reasons = reason_views(outcome.reasons),
                       .life_aspects = aspect_views(outcome.life_aspects, edition),
                       .focus_life_aspect = outcome.focus,
                       .symptoms = symptom_views(outcome.symptoms),
                       .habits_done = habit_views(outcome.habits_done, &quiz::Habit::done),
                       .habits_missing = habit_views(outcome.habits_missing, &quiz::Habit::missing),
                       .exercises = exercise_views(outcome.words->exercises, edition),
                       .articles = article_views(outcome.words->articles, edition),
                       .care_notes = outcome.care_notes,
                       .disclaimer = quiz.disclaimer}};
}

} // namespace evenkeel::api
