#pragma once

#include "core/exercise/mood.hpp"

#include "outbound/yaml_file.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace evenkeel::outbound {

/// Each mood's angle lies inside the band of its state, and no two moods share a word. Throws ContentError.
[[nodiscard]] std::vector<exercise::Mood> read_moods(std::filesystem::path const& file);

/// Negations. Throws ContentError.
[[nodiscard]] exercise::MoodWords read_mood_words(std::filesystem::path const& file);

/// Notes every word of the mood that belongs to another one; `owners` of words so far: a word of two moods
/// would be a lot drawn.
void note_shared_words(YamlFields const& fields, exercise::Mood const& mood,
                       std::map<std::string, std::string>& owners);

} // namespace evenkeel::outbound
