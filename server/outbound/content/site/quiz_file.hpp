#pragma once

#include "core/exercise/exercise.hpp"
#include "core/program/onboarding.hpp"
#include "core/quiz/quiz.hpp"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace evenkeel::outbound {

/// The quiz may refer to these.
struct QuizWorld {
    std::vector<program::Choice> const& life_aspects;
    std::vector<program::Choice> const& goals;
    std::vector<exercise::Exercise> const& exercises;
    std::set<std::string> const& article_ids;
};

/// Reads quiz/discovery.yaml of the content folder, and its words in other languages from
/// locales/<language>/quiz/discovery.yaml; words that a translation lacks stay English. Throws ContentError
/// with file, line and field: for a life aspect without its page, for a name that
/// leads nowhere, for points that would make a symptom good
/// news, and for an exercise with contraindications, since nobody was asked about their health yet.
[[nodiscard]] quiz::Quizzes read_quizzes(std::filesystem::path const& folder, QuizWorld const& world);

} // namespace evenkeel::outbound
