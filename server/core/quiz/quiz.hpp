#pragma once

#include "core/base/id.hpp"
#include "core/learn/article.hpp"
#include "core/state/ring.hpp"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// The discovery quiz. Content, not code: content/quiz/discovery.yaml holds its words and its weights.
namespace evenkeel::quiz {

using state::StateName;

/// Something for each state of the ring, in its order.
template <class T>
using ByState = std::array<T, state::kStates.size()>;

/// The points of an answer for each state. Whole numbers, so that no order of adding them makes a difference.
using Points = ByState<int>;

struct AnswerWords {
    StateName state{};
    std::string text;
};

/// One part of life: where it is now, and where it should go.
struct Page {
    std::string life_aspect; ///< Key of content/onboarding/life_aspects.yaml.
    std::string title;
    std::string question;
    std::string preferred_question;
    std::vector<AnswerWords> answers;   ///< One for each of the six states.
    std::vector<AnswerWords> preferred; ///< One for each regulated state.
    ByState<std::string> result_texts;
    learn::ArticleId article;
};

struct Symptom {
    std::string key;
    std::string title;
    std::string reason; ///< Said in the result when it was ticked.
    Points points{};    ///< Dysregulated states only.
};

struct Habit {
    std::string key;
    std::string title;
    std::string statement; ///< The meaning of a tick.
    std::string done;      ///< Said in the result when it was ticked,
    std::string missing;   ///< and when it was not.
    Points points{};       ///< Regulated states only.
};

inline constexpr int kLowestSlider = 0;
inline constexpr int kHighestSlider = 10;
inline constexpr int kSliderMiddle = 5;

struct Slider {
    std::string key;
    std::string title;
    std::string question;
    std::string lowest;  ///< The words at 0 …
    std::string highest; ///< … and at 10.
    std::string low;     ///< Said in the result when it lies low,
    std::string high;    ///< and when it lies high.
    Points above{};      ///< For each step above the middle: regulated states only.
    Points below{};      ///< For each step below it: dysregulated states only.
};

/// The texts for somebody who starts from a state.
struct Outcome {
    std::string headline;
    std::string explanation;
    std::string life_aspects_reason; ///< With {count} and {total}.
    std::vector<std::string> first_steps;
    std::string goal; ///< Key of content/onboarding/goals.yaml.
    std::vector<ExerciseId> exercises;
    std::vector<learn::ArticleId> articles;
};

/// Heading of a group of boxes or sliders.
struct Section {
    std::string title;
    std::string question;
    std::string none; ///< The meaning of no tick at all; empty for sliders.
};

struct Thresholds {
    int most_reasons{0};
    int slider_reason_steps{0};
    double clear_certainty{0};
    double mixed_certainty{0};
    int steady_regulation{0};
    int mixed_regulation{0};
    int heavy_regulation{0};
};

/// Sentences that depend on a threshold.
struct ResultWords {
    std::string clear;
    std::string mixed;
    std::string spread;
    std::string steady;
    std::string balanced;
    std::string strained;
    std::string care_body;
    std::string care_heavy;
};

struct Quiz {
    std::string title;
    std::string intro;
    std::string disclaimer;
    std::vector<Page> pages;
    Section symptoms_section;
    std::vector<Symptom> symptoms;
    Section habits_section;
    std::vector<Habit> habits;
    Section sliders_section;
    std::vector<Slider> sliders;
    ByState<Outcome> outcomes;
    ResultWords words;
    int page_points{0};
    Thresholds thresholds;
    std::vector<std::string> body_symptoms; ///< Worth a doctor's look when they stay.
};

/// The quiz in the languages that there are words for.
class Quizzes {
public:
    Quizzes() = default;

    /// `translations` by their primary language subtag: "de".
    explicit Quizzes(Quiz english, std::map<std::string, Quiz> translations = {})
        : english_{std::move(english)}, translations_{std::move(translations)} {}

    [[nodiscard]] Quiz const& english() const { return english_; }

    /// In the first of these languages that we have, else in English. Reads one BCP 47 tag ("de-AT") as well
    /// as a whole Accept-Language header, whose weights it takes to be in falling order, as browsers send
    /// them.
    [[nodiscard]] Quiz const& in(std::string_view languages) const;

    /// Which language `in` answers.
    [[nodiscard]] std::string language_of(std::string_view languages) const;

    /// "en" and the translations.
    [[nodiscard]] std::vector<std::string> languages() const;

private:
    Quiz english_;
    std::map<std::string, Quiz> translations_;
};

} // namespace evenkeel::quiz
