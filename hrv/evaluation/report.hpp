#pragma once

#include "hrv/evaluation/evaluate.hpp"

#include <string>

namespace hrv::evaluation {

/// One line for each recording, and the table of totals.
[[nodiscard]] std::string to_text(Evaluation const& evaluation);

/// One object: `recordings` (one object each, with `truth`, `reported` and `beats`), `reported` and `beats`
/// (the totals), `lags_s`.
[[nodiscard]] std::string to_json(Evaluation const& evaluation);

} // namespace hrv::evaluation
