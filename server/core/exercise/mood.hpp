#pragma once

#include "core/base/result.hpp"
#include "core/exercise/mood_words.hpp"
#include "core/state/ring.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::exercise {

/// A word for how somebody feels, and where on the ring that is. Content: content/moods.yaml.
struct Mood {
    std::string key;
    std::string title;
    state::StateName state{};
    state::RingAngle angle;
    std::vector<std::string> synonyms; ///< Lower case, as a person types them.
};

/// Where a mood lies, and by what it was recognised.
struct MoodPlace {
    state::RingAngle angle;
    state::StateName state{};
    std::string key; ///< Of the mood; empty where an angle or a state was given.
};

/// Words that turn a mood into its opposite, in one language. Content: content/mood_words.yaml.
struct MoodWords {
    std::vector<std::string> negations;           ///< "not", "without": the mood after one is passed over.
    std::vector<std::string> negating_beginnings; ///< "un": "unsafe" is no slip of "safe".
};

inline constexpr std::size_t kLongestMood = 300; // characters

/// Understands what members type or slide.
class Moods {
public:
    Moods() = default;
    explicit Moods(std::vector<Mood> moods, MoodWords words = {});

    /// Reads, in this order: a number from 0 to 360 (the slider), the name of a state, a mood's key, title or
    /// synonym; of a single word the beginning of one, else one with a slip (from 4 letters) or two (from 8);
    /// of a sentence those among its words. A mood after a negation is passed over; of several,
    /// the first dysregulated one counts, else the first: help is asked for where it hurts. Refuses unknown
    /// words with three near moods in the sentence, so that the member can choose.
    [[nodiscard]] Result<MoodPlace> place(std::string_view text, std::string const& field) const;

    [[nodiscard]] std::vector<Mood> const& all() const { return moods_; }

    [[nodiscard]] MoodWords const& words() const { return words_; }

private:
    struct Term {
        std::string words;
        std::size_t mood{0};
    };

    [[nodiscard]] Term const* exactly(std::string_view words) const;
    [[nodiscard]] Term const* beginning_with(std::string_view words) const;
    [[nodiscard]] bool are_opposites(std::string_view left, std::string_view right) const;
    [[nodiscard]] Term const* with_slips(std::string_view words) const;

    struct Found {
        Term const* term{nullptr};
        std::size_t words{1};
    };

    /// The longest term with which the words begin; absent, and one word passed over, when there is none.
    [[nodiscard]] Found at(std::span<std::string const> words) const;
    [[nodiscard]] std::vector<Term const*> inside(std::string_view sentence) const;
    [[nodiscard]] Term const* somewhere_in(std::string const& words) const;
    [[nodiscard]] MoodPlace place_of(Term const& term) const;
    [[nodiscard]] std::string near(std::string_view words) const;

    std::vector<Mood> moods_;
    MoodWords words_;
    std::vector<Term> terms_; ///< Sorted by their words.
};

} // namespace evenkeel::exercise
