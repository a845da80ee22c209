#include "api/member/routes.hpp"
#include "api/quiz/public_json.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {

struct QuizChoiceView {
    std::string state;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(QuizChoiceView, (), (state, text))

struct QuizPageView {
    std::string life_aspect;
    std::string title;
    std::string question;
    std::vector<QuizChoiceView> answers;
    std::string preferred_question;
    std::vector<QuizChoiceView> preferred;
};
BOOST_DESCRIBE_STRUCT(QuizPageView, (),
                      (life_aspect, title, question, answers, preferred_question, preferred))

struct QuizBoxView {
    std::string key;
    std::string title;
    std::string statement; ///< What ticking it means; empty for symptoms.
};
BOOST_DESCRIBE_STRUCT(QuizBoxView, (), (key, title, statement))

struct QuizBoxesView {
    std::string title;
    std::string question;
    std::string none;
    std::vector<QuizBoxView> options;
};
BOOST_DESCRIBE_STRUCT(QuizBoxesView, (), (title, question, none, options))

struct QuizSliderView {
    std::string key;
    std::string title;
    std::string question;
    std::string lowest;
    std::string highest;
    int from{quiz::kLowestSlider};
    int to{quiz::kHighestSlider};
};
BOOST_DESCRIBE_STRUCT(QuizSliderView, (), (key, title, question, lowest, highest, from, to))

struct QuizSlidersView {
    std::string title;
    std::string question;
    std::vector<QuizSliderView> options;
};
BOOST_DESCRIBE_STRUCT(QuizSlidersView, (), (title, question, options))

struct QuizFileView {
    std::string language_code;
    std::vector<std::string> languages;
    std::string title;
    std::string intro;
    std::string disclaimer;
    std::vector<QuizPageView> pages;
    QuizBoxesView symptoms;
    QuizBoxesView habits;
    QuizSlidersView sliders;
};
BOOST_DESCRIBE_STRUCT(QuizFileView, (),
                      (language_code, languages, title, intro, disclaimer, pages, symptoms, habits, sliders))

namespace {

std::vector<QuizChoiceView> choice_views(std::vector<quiz::AnswerWords> const& answers) {
    std::vector<QuizChoiceView> views;
    for (auto const& answer : answers)
        views.push_back({std::string{state::to_text(answer.state)}, answer.text});
    return views;
}

QuizBoxesView boxes_of(quiz::Section const& section) {
    return {.title = section.title, .question = section.question, .none = section.none, .options = {}};
}

QuizFileView view_of(quiz::Quiz const& quiz) {
    QuizFileView view{.language_code = {},
                      .languages = {},
                      .title = quiz.title,
                      .intro = quiz.intro,
                      .disclaimer = quiz.disclaimer,
                      .pages = {},
                      .symptoms = boxes_of(quiz.symptoms_section),
                      .habits = boxes_of(quiz.habits_section),
                      .sliders = {quiz.sliders_section.title, quiz.sliders_section.question, {}}};
    for (auto const& page : quiz.pages)
        view.pages.push_back({page.life_aspect, page.title, page.question, choice_views(page.answers),
                              page.preferred_question, choice_views(page.preferred)});
    for (auto const& symptom : quiz.symptoms)
        view.symptoms.options.push_back({symptom.key, symptom.title, {}});
    for (auto const& habit : quiz.habits)
        view.habits.options.push_back({habit.key, habit.title, habit.statement});
    for (auto const& slider : quiz.sliders)
        view.sliders.options.push_back(
            {slider.key, slider.title, slider.question, slider.lowest, slider.highest});
    return view;
}

} // namespace

http::Reply quiz_file(Context const& context, http::Request const& request) {
    auto const& quizzes = context.edition.content.quizzes;
    auto const languages = languages_of(request);
    auto view = view_of(quizzes.in(languages));
    view.language_code = quizzes.language_of(languages);
    view.languages = quizzes.languages();
    return public_json(request, http::encode(view), context.secure);
}

} // namespace evenkeel::api
