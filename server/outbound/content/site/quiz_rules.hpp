#pragma once

#include "outbound/content/site/quiz_file.hpp"
#include "outbound/yaml_file.hpp"

namespace evenkeel::outbound {

/// Reads `rules` of the quiz into a quiz whose words are there already.
void read_quiz_rules(YamlFields rules, QuizWorld const& world, quiz::Quiz& into);

} // namespace evenkeel::outbound
