#pragma once

#include "hrv/intervals.hpp"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace hrv::evaluation {

/// The values that are compared. One that nobody gave is absent.
struct Figures {
    std::optional<double> hr_bpm;
    std::optional<double> rmssd_ms;
    std::optional<double> sdnn_ms;
    std::optional<double> pnn50;
};

/// One of the four, named by its place.
using Figure = std::optional<double> Figures::*;

inline constexpr std::array kAllFigures{&Figures::hr_bpm, &Figures::rmssd_ms, &Figures::sdnn_ms,
                                        &Figures::pnn50};

/// By the Task Force's formulas, without any correction. All absent for fewer than five intervals or three
/// differences.
[[nodiscard]] Figures figures_of(std::span<NnRun const> runs);

/// The intervals of beats that follow each other, in runs that end where one is shorter than 300 or longer
/// than 2000 ms.
[[nodiscard]] std::vector<NnRun> plausible_intervals(std::span<std::vector<double> const> beat_runs_ms);

} // namespace hrv::evaluation
