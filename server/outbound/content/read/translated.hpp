#pragma once

#include <string>
#include <yaml-cpp/yaml.h>

namespace evenkeel::outbound {

/// A copy of `words` in which the texts of `translation`, a file of the same shape, stand in place of the
/// English ones. A list is taken whole. Throws ContentError with the translation's file and line for what the
/// English file does not have, for a text in place of a list or mapping or the other way round, for a list of
/// another length, and for an empty text.
[[nodiscard]] YAML::Node translated(YAML::Node const& words, YAML::Node const& translation,
                                    std::string const& file);

} // namespace evenkeel::outbound
