#include "api/member/routes.hpp"
#include "api/quiz/public_json.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {

struct QuizChoiceView {
    std::string state; ///< Sent when this is chosen. {state}
    std::string text;  ///< The name of the choice.
};
BOOST_DESCRIBE_STRUCT(QuizChoiceView, (), (state, text))

struct QuizPageView {
    std::string life_aspect;               ///< The key under which the page is answered.
    std::string title;                     ///< The heading of the page.
    std::string question;                  ///< Where the person is now.
    std::vector<QuizChoiceView> answers;   ///< The answers to it. {items 6..6}
    std::string preferred_question;        ///< Where they would like to be.
    std::vector<QuizChoiceView> preferred; ///< The answers to that. {items 3..3}
};
BOOST_DESCRIBE_STRUCT(QuizPageView, (),
                      (life_aspect, title, question, answers, preferred_question, preferred))

struct QuizBoxView {
    std::string key;       ///< Sent when it is ticked.
    std::string title;     ///< The name of the box.
    std::string statement; ///< The meaning of a tick; empty for symptoms.
};
BOOST_DESCRIBE_STRUCT(QuizBoxView, (), (key, title, statement))

struct QuizBoxesView {
    std::string title;                ///< The heading.
    std::string question;             ///< The question.
    std::string none;                 ///< The meaning of no tick at all.
    std::vector<QuizBoxView> options; ///< The boxes.
};
BOOST_DESCRIBE_STRUCT(QuizBoxesView, (), (title, question, none, options))

struct QuizSliderView {
    std::string key;               ///< The key under which the slider is answered.
    std::string title;             ///< The name of the slider.
    std::string question;          ///< The question.
    std::string lowest;            ///< The words at the lower end.
    std::string highest;           ///< The words at the upper end.
    int from{quiz::kLowestSlider}; ///< The value at the lower end. {0..0}
    int to{quiz::kHighestSlider};  ///< The value at the upper end. {10..10}
};
BOOST_DESCRIBE_STRUCT(QuizSliderView, (), (key, title, question, lowest, highest, from, to))

struct QuizSlidersView {
    std::string title;                   ///< The heading.
    std::string question;                ///< The question.
    std::vector<QuizSliderView> options; ///< The sliders.
};
BOOST_DESCRIBE_STRUCT(QuizSlidersView, (), (title, question, options))

struct QuizFileView {
    std::string language_code;          ///< The language of this file. {language}
    std::vector<std::string> languages; ///< The languages there are words for. {items 1..} {each language}
    std::string title;                  ///< The quiz's title.
    std::string intro;                  ///< The words before the first page.
    std::string disclaimer;             ///< The limits of the quiz: it is no diagnosis.
    std::vector<QuizPageView> pages;    ///< The parts of life, one page each.
    QuizBoxesView symptoms;             ///< Symptoms to tick.
    QuizBoxesView habits;               ///< Habits to tick.
    QuizSlidersView sliders;            ///< Sliders to set.
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

QuizFileView quiz_file_view_of(quiz::Quiz const& quiz) {
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

http::Reply read_quiz_file(Context const& context, http::Request const& request) {
    auto const& quizzes = context.edition.content.quizzes;
    auto const languages = languages_of(request);
    auto view = quiz_file_view_of(quizzes.in(languages));
    view.language_code = quizzes.language_of(languages);
    view.languages = quizzes.languages();
    return public_json(request, http::encode(view), context.secure);
}

} // namespace

PublicFile quiz_file() {
    return {{.operation = "getQuizFile",
             .path = "/content/quiz/discovery.json",
             .summary = "The questions of the discovery quiz.",
             .replies = {http::file_schema<QuizFileView>},
             .has_languages = true},
            read_quiz_file};
}

} // namespace evenkeel::api
