#include "core/reading/beat_runs.hpp"

#include <fmt/format.h>

namespace evenkeel::reading {

std::string beat_runs_text(std::vector<std::vector<double>> const& runs_ms) {
    std::string text;
    for (auto const& run : runs_ms) {
        text += text.empty() ? "" : "| ";
        for (auto const beat : run)
            text += fmt::format("{:.3f} ", beat);
    }
    return text;
}

std::vector<std::vector<double>> intervals_between(std::vector<std::vector<double>> const& runs_ms) {
    std::vector<std::vector<double>> stretches;
    for (auto const& run : runs_ms) {
        if (run.size() < 2)
            continue;
        auto& intervals = stretches.emplace_back();
        for (std::size_t beat = 1; beat < run.size(); ++beat)
            intervals.push_back(run[beat] - run[beat - 1]);
    }
    return stretches;
}

} // namespace evenkeel::reading
