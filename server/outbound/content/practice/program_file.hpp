#pragma once

#include "core/exercise/exercise.hpp"
#include "core/program/curriculum.hpp"

#include <filesystem>
#include <set>
#include <string>

namespace evenkeel::outbound {

/// A day may refer to these.
struct CurriculumWorld {
    std::set<std::string> exercise_ids;
    std::set<std::string> article_ids;
};

/// The six weeks. Every day from 1 to 42 stands there once, and its exercises and
/// its article are there. Throws ContentError.
[[nodiscard]] program::Curriculum read_curriculum(std::filesystem::path const& file,
                                                  CurriculumWorld const& world);

} // namespace evenkeel::outbound
