#pragma once

#include "core/safety/detector/sentences.hpp"
#include "core/safety/detector/topics.hpp"

namespace evenkeel::safety::detector {

/// Finds out whom a sign is about: the member, or somebody they speak of.
class Subject {
public:
    Subject(Sentences const& sentences, Topics const& topics) : sentences_{sentences}, topics_{topics} {}

    /// "my brother is suicidal", "she kept saying: I want to die", "took pills, was found by her roommate".
    [[nodiscard]] bool is_somebody_else(Hit const& hit) const;

    /// Whether the member speaks of themselves shortly before or in the sign.
    [[nodiscard]] bool speaks_of_oneself(Hit const& hit) const;

private:
    [[nodiscard]] bool is_another(std::size_t token) const;
    [[nodiscard]] bool only_helps(std::size_t token) const;
    [[nodiscard]] bool stands_beside(Hit const& hit) const;
    [[nodiscard]] bool is_nearest_pronoun(Hit const& hit) const;
    [[nodiscard]] bool is_of_the_clause(Hit const& hit) const;
    [[nodiscard]] bool is_told_of(Hit const& hit) const;
    [[nodiscard]] bool is_said_before(Hit const& hit) const;
    [[nodiscard]] bool is_said_behind(Hit const& hit) const;
    [[nodiscard]] bool speaker_is_another(std::size_t verb) const;

    Sentences const& sentences_;
    Topics const& topics_;
    std::vector<WordId> const& self_{signs().words_of("self")};
    std::vector<WordId> const& outright_{signs().words_of("outright")};
    std::vector<WordId> const& joining_{signs().words_of("joining")};
    std::vector<WordId> const& others_{signs().words_of("others")};
    std::vector<WordId> const& pronouns_{signs().words_of("other_pronouns")};
    std::vector<WordId> const& helping_{signs().words_of("helping")};
    std::vector<WordId> const& speech_{signs().words_of("speech")};
};

} // namespace evenkeel::safety::detector
