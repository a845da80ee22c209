#pragma once

#include "hrv/evaluation/lag.hpp"
#include "hrv/evaluation/score.hpp"
#include "hrv/evaluation/totals.hpp"

#include <functional>
#include <span>
#include <vector>

namespace hrv::evaluation {

/// Anything that reads a recording; the strap is there for analyzers that only make believe.
using Analyzer = std::function<Answer(StrapRecording const& strap, Recording const& seen)>;

struct Evaluation {
    std::vector<Score> scores; ///< One for each recording, in their order.
    Lags lags;                 ///< The lag used for each.
    Totals reported;
    Totals beats;
};

/// Judges an analyzer on every recording by the protocol in `hrv/evaluation/README.md`. Recordings without an
/// entry in `lags` get their own by `find_lag`. The error names a recording whose strap and light share fewer
/// than ten beats.
[[nodiscard]] std::expected<Evaluation, std::string> evaluate(std::span<StrapRecording const> dataset,
                                                              Lags const& lags, Analyzer const& analyzer);

} // namespace hrv::evaluation
