#pragma once

#include "hrv/recording.hpp"

#include <expected>
#include <filesystem>
#include <string>
#include <vector>

namespace hrv::evaluation {

/// A person's fingertip, and the intervals of the chest strap worn meanwhile.
struct StrapRecording {
    int number{0};
    Recording recording;
    std::vector<double> rr_ms;
};

/// Reads the layout of the public Welltory PPG dataset: `subject_XX/PPG.csv` (`time,R,G,B`) and
/// `subject_XX/RR.txt` (milliseconds), in the order of their numbers. The error names the file and the line.
[[nodiscard]] std::expected<std::vector<StrapRecording>, std::string>
read_dataset(std::filesystem::path const& folder);

[[nodiscard]] std::expected<std::string, std::string> read_text(std::filesystem::path const& path);

} // namespace hrv::evaluation
