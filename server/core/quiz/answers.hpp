#pragma once

#include "core/base/result.hpp"
#include "core/quiz/quiz.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::quiz {

/// Answers as a person sends them, in the words of the wire.
struct Draft {
    EventId event_id;

    struct AspectDraft {
        std::string current_state;
        std::string preferred_state;
    };

    std::map<std::string, AspectDraft> life_aspects;
    std::vector<std::string> symptoms;
    std::vector<std::string> habits;
    std::map<std::string, int> sliders;
};

struct AspectAnswer {
    StateName current{};
    StateName preferred{};

    friend bool operator==(AspectAnswer const&, AspectAnswer const&) = default;
};

/// Answers that fitted the quiz when they were given. An operator may have taken a question out since;
/// whoever reads them goes by the quiz and leaves out what it no longer knows.
struct Answers {
    std::map<std::string, AspectAnswer> life_aspects;
    std::set<std::string> symptoms;
    std::set<std::string> habits;
    std::map<std::string, int> sliders;

    friend bool operator==(Answers const&, Answers const&) = default;
};

/// Refuses, naming the field: an event id that is no UUID, a page or slider without an answer ("life_aspects.
/// environment"), one that the quiz does not have, a state that the page does not offer, a box ticked twice,
/// a slider outside 0 to 10. The event id has to be a UUID because the answers of everybody share one list,
/// and nobody may come upon those of another by counting.
[[nodiscard]] Result<Answers> answers_of(Draft const& draft, Quiz const& quiz);

/// One line for each answer, in a fixed order; `event` stands inside, so that sealed answers put into another
/// row do not open there. Keys hold no spaces (the loader sees to that).
[[nodiscard]] std::string text_of(Answers const& answers, EventId const& event);

/// Nothing when the text is none of ours, or of another event.
[[nodiscard]] std::optional<Answers> answers_in(std::string const& text, EventId const& event);

} // namespace evenkeel::quiz
