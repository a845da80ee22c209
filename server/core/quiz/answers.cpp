#include "core/quiz/answers.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <sstream>

namespace evenkeel::quiz {
namespace {

constexpr std::string_view kFormat = "v1";
constexpr std::string_view kUuidShape = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";

bool is_uuid(std::string_view text) {
    auto const fits = [](char c, char shape) {
        return shape == '-' ? c == '-'
                            : (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    };
    return std::ranges::equal(text, kUuidShape, fits);
}

std::unexpected<Failure> refuse_answer(std::string field, Sentence message) {
    return refuse(Fault::invalid_input, std::move(field), std::move(message));
}

/// The state that the page offers under this name.
std::optional<StateName> offered(std::vector<AnswerWords> const& answers, std::string const& name) {
    auto const state = state::state_named(name);
    if (!state || std::ranges::find(answers, *state, &AnswerWords::state) == answers.end())
        return std::nullopt;
    return state;
}

Result<AspectAnswer> answer_of(Page const& page, Draft const& draft) {
    auto const field = "life_aspects." + page.life_aspect;
    auto const found = draft.life_aspects.find(page.life_aspect);
    if (found == draft.life_aspects.end())
        return refuse_answer(field, {"Please answer the page \"{page}\".", {{"page", page.title}}});
    auto const current = offered(page.answers, found->second.current_state);
    if (!current)
        return refuse_answer(field + ".current_state", "Choose one of the answers on the page.");
    auto const preferred = offered(page.preferred, found->second.preferred_state);
    if (!preferred)
        return refuse_answer(field + ".preferred_state", "Choose one of the wishes on the page.");
    return AspectAnswer{*current, *preferred};
}

/// The first key of the map that is not among the entries.
template <class Map, class Entry>
std::optional<std::string> stranger(Map const& given, std::vector<Entry> const& known,
                                    std::string Entry::* key) {
    for (auto const& [name, value] : given)
        if (std::ranges::find(known, name, key) == known.end())
            return name;
    return std::nullopt;
}

Result<void> read_pages(Draft const& draft, Quiz const& quiz, Answers& into) {
    if (auto const unknown = stranger(draft.life_aspects, quiz.pages, &Page::life_aspect))
        return refuse_answer("life_aspects." + *unknown, "The quiz has no page with this name.");
    for (auto const& page : quiz.pages) {
        auto const answer = answer_of(page, draft);
        if (!answer)
            return std::unexpected(answer.error());
        into.life_aspects.emplace(page.life_aspect, *answer);
    }
    return {};
}

template <class Box>
Result<void> read_boxes(std::vector<std::string> const& ticked, std::vector<Box> const& boxes,
                        std::string const& field, std::set<std::string>& into) {
    for (auto const& key : ticked) {
        if (std::ranges::find(boxes, key, &Box::key) == boxes.end())
            return refuse_answer(field, {"\"{answer}\" is not on the list.", {{"answer", key}}});
        if (!into.insert(key).second)
            return refuse_answer(field, {"\"{answer}\" was chosen twice.", {{"answer", key}}});
    }
    return {};
}

Result<void> read_sliders(Draft const& draft, Quiz const& quiz, Answers& into) {
    if (auto const unknown = stranger(draft.sliders, quiz.sliders, &Slider::key))
        return refuse_answer("sliders." + *unknown, "The quiz has no slider with this name.");
    for (auto const& slider : quiz.sliders) {
        auto const field = "sliders." + slider.key;
        auto const found = draft.sliders.find(slider.key);
        if (found == draft.sliders.end())
            return refuse_answer(field, {"Please answer \"{question}\".", {{"question", slider.title}}});
        if (found->second < kLowestSlider || found->second > kHighestSlider)
            return refuse_answer(field, "A slider must be between 0 and 10.");
        into.sliders.emplace(*found);
    }
    return {};
}

/// One line of the kept text; false when it is none of ours.
bool read_line(std::string const& line, Answers& into) {
    std::istringstream words{line};
    std::string kind;
    std::string key;
    words >> kind >> key;
    if (kind == "symptom")
        into.symptoms.insert(key);
    else if (kind == "habit")
        into.habits.insert(key);
    else if (int value = 0; kind == "slider" && words >> value)
        into.sliders.emplace(key, value);
    else if (std::string current, preferred; kind == "page" && words >> current >> preferred) {
        auto const from = state::state_named(current);
        auto const to = state::state_named(preferred);
        if (!from || !to)
            return false;
        into.life_aspects.emplace(key, AspectAnswer{*from, *to});
    } else
        return false;
    return !key.empty();
}

} // namespace

Result<Answers> answers_of(Draft const& draft, Quiz const& quiz) {
    if (!is_uuid(draft.event_id.value()))
        return refuse_answer("event_uuid", "The event id of a quiz must be a UUID.");
    Answers answers;
    for (auto const& read : {read_pages(draft, quiz, answers),
                             read_boxes(draft.symptoms, quiz.symptoms, "symptoms", answers.symptoms),
                             read_boxes(draft.habits, quiz.habits, "habits", answers.habits),
                             read_sliders(draft, quiz, answers)})
        if (!read)
            return std::unexpected(read.error());
    return answers;
}

std::string text_of(Answers const& answers, EventId const& event) {
    auto text = fmt::format("{} {}\n", kFormat, event.value());
    for (auto const& [key, answer] : answers.life_aspects)
        text += fmt::format("page {} {} {}\n", key, state::to_text(answer.current),
                            state::to_text(answer.preferred));
    for (auto const& key : answers.symptoms)
        text += fmt::format("symptom {}\n", key);
    for (auto const& key : answers.habits)
        text += fmt::format("habit {}\n", key);
    for (auto const& [key, value] : answers.sliders)
        text += fmt::format("slider {} {}\n", key, value);
    return text;
}

std::optional<Answers> answers_in(std::string const& text, EventId const& event) {
    std::istringstream lines{text};
    std::string line;
    if (!std::getline(lines, line) || line != fmt::format("{} {}", kFormat, event.value()))
        return std::nullopt;
    Answers answers;
    while (std::getline(lines, line))
        if (!read_line(line, answers))
            return std::nullopt;
    return answers;
}

} // namespace evenkeel::quiz
