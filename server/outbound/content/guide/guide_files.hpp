#pragma once

#include "core/exercise/exercise.hpp"
#include "core/journal/guide_script.hpp"
#include "core/program/onboarding.hpp"
#include "outbound/content_error.hpp"

#include <filesystem>
#include <span>
#include <vector>

namespace evenkeel::outbound {

/// The guide may refer to these.
struct GuideWorld {
    std::span<program::Choice const> life_aspects;
    std::span<exercise::Exercise const> exercises;
    std::span<exercise::Contraindication const> contraindications;
};

/// guide.yaml of content/journal and the lines of the files it lists. Throws ContentError; also for a phase,
/// kind, cue, slot, line or exercise that is not there, an offer that does not lead where it says, and two
/// lines with one id.
[[nodiscard]] journal::GuideScript read_guide_script(std::filesystem::path const& folder,
                                                     GuideWorld const& world);

/// Puts a language's lines, {lines: {<id>: text}}, in place of the English ones: those which the guide says
/// where it reads no English (cue not_understood). Throws ContentError; also for any other line, which would
/// be a reading of words that only the English cues know.
void put_guide_words(std::filesystem::path const& file, journal::GuideScript& script);

} // namespace evenkeel::outbound
