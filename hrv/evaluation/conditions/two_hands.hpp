#pragma once

#include <expected>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace hrv::evaluation {

/// How far two hands of one heart agree, one window of a minute after the other.
struct TwoHands {
    int windows{0};
    std::map<std::string, int> refused;       ///< Windows without RMSSD, by reason.
    std::vector<double> rate_errors_bpm;      ///< Against the oximeters.
    std::vector<double> rmssd_differences_ms; ///< Left less right, of windows that both hands answer.
    std::vector<double> sdnn_differences_ms;
    std::vector<double> rmssd_ms; ///< Mean of both.
    /// Measured over claimed variance of an interval, for each window: 1 is right, more is too much trust.
    std::vector<double> noise_ratios;
    std::map<std::string, std::vector<double>> noise_ratios_by_person;
};

/// Reads `NAME-left.csv`, `NAME-right.csv` (`red,green,blue`, one frame a line, evenly spaced) and
/// `NAME-pulse.csv`
/// (`second,pulse`) of each person.
[[nodiscard]] std::expected<TwoHands, std::string> judge_two_hands(std::filesystem::path const& folder);

} // namespace hrv::evaluation
