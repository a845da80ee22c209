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

} // namespace evenkeel::reading
