#pragma once

#include "hrv/evaluation/score.hpp"

#include <span>

namespace hrv::evaluation {

/// How one value did over all recordings. A failure counts as an error of all of the truth.
struct FigureTotals {
    double mean_error{0.0};   ///< Mean size of the error.
    double median_error{0.0}; ///< Median size.
    double bias{0.0};         ///< Mean with its sign.
    double accuracy{0.0};     ///< Mean of max(0, 100 (1 − |error| / truth)), percent.
    double within_tenth{0.0}; ///< Percent of recordings with an error of at most a tenth of the truth.
    double worst{0.0};        ///< The largest error.
};

/// One line of the table.
struct Totals {
    std::size_t recordings{0};
    std::size_t failed{0};
    double f1{0.0};
    double f1_narrow{0.0};
    std::optional<double> interval_error_ms; ///< Mean over recordings of the mean size.
    double coverage{0.0};
    FigureTotals hr_bpm;
    FigureTotals rmssd_ms;
    FigureTotals sdnn_ms;
    double pnn50_error{0.0}; ///< Percentage points.
    std::optional<double> median_runtime_ms;
    std::optional<double> slowest_runtime_ms;
};

/// Which of an answer's values are counted: the analyzer's own, or those computed from its beats.
using Source = Figures Score::*;

[[nodiscard]] Totals totals(std::span<Score const> scores, Source source);

/// 100 (1 − |error| / truth), not below 0; a missing value has none.
[[nodiscard]] double accuracy(std::optional<double> value, double truth);

} // namespace hrv::evaluation
