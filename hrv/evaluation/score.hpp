#pragma once

#include "hrv/analyze.hpp"
#include "hrv/evaluation/figures.hpp"

#include <optional>
#include <span>
#include <vector>

namespace hrv::evaluation {

/// An analyzer's answer about a recording.
struct Answer {
    std::vector<std::vector<double>> beat_runs_ms; ///< From the first frame; nothing spans two runs.
    Figures figures;                               ///< The analyzer's own values, as far as it gives any.
    double quality{0.0};
    /// How far the analyzer thinks that the time of a beat is off; 0 where it says nothing.
    double timing_noise_ms{0.0};
    std::optional<double> runtime_ms;
};

/// A refusal has neither beats nor figures.
[[nodiscard]] Answer answer_of(Analysis const& analysis);

/// How two beats are judged to be the same one.
inline constexpr double kTolerance_ms = 100;
inline constexpr double kNarrowTolerance_ms = 50;
/// An answer with fewer beats is a failure.
inline constexpr std::size_t kFewestBeats = 10;

/// Errors of the intervals whose two beats were both found as neighbours.
struct IntervalErrors {
    std::optional<double> mean_ms;   ///< Mean size.
    std::optional<double> median_ms; ///< Median size.
    std::optional<double> bias_ms;   ///< Mean with its sign.
    std::optional<double> deviation_ms;
    std::optional<double> robust_deviation_ms; ///< From the median distance of their median.
    double coverage{0.0};                      ///< Percent of the true intervals that were measured.
};

/// One recording, judged. A failed one has its truth and nothing else.
struct Score {
    int number{0};
    Figures truth;
    std::size_t true_beats{0};
    bool failed{false};
    double quality{0.0};
    double shift_ms{0.0};
    double f1{0.0};        ///< Percent, at 100 ms.
    double f1_narrow{0.0}; ///< Percent, at 50 ms.
    double sensitivity{0.0};
    double positive_predictive_value{0.0};
    IntervalErrors intervals;
    /// Variance of an interval's error, measured (robust) over claimed: 1 is right, above it the analyzer
    /// trusts itself too much. Nothing where it claims nothing.
    std::optional<double> noise_ratio;
    Figures beats;    ///< Computed from the answer's beats by one rule for all.
    Figures reported; ///< The analyzer's own; where it gives none, as in `beats`.
    std::optional<double> runtime_ms;
};

/// Judges one answer against the true beats (at least two, ascending).
[[nodiscard]] Score score(int number, std::span<double const> true_ms, Answer const& answer);

} // namespace hrv::evaluation
