#include "beat_tracking.hpp"

#include "resample.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hrv {
namespace {

constexpr double kLowestHump = 0.25;
constexpr double kHighestHump = 2.5;
/// Cost of an interval that is off the period by one octave, in hump heights.
constexpr double kPaceWeight = 3.0;
/// Cost of each period left out before the first beat and after the last one.
constexpr double kLateStart = 0.3;
constexpr double kShortestInterval = 0.45;
constexpr double kLongestInterval = 2.2;

constexpr std::size_t kNobody = std::numeric_limits<std::size_t>::max();

std::vector<std::size_t> humps(std::span<double const> upslope) {
    std::vector<std::size_t> found;
    for (std::size_t k = 1; k + 1 < upslope.size(); ++k) {
        if (upslope[k] >= kLowestHump && upslope[k] > upslope[k - 1] && upslope[k] >= upslope[k + 1]) {
            found.push_back(k);
        }
    }
    return found;
}

struct Link {
    double score{0.0};
    std::size_t before{kNobody};
};

} // namespace

std::vector<std::size_t> track_beats(std::span<double const> upslope, double period_s) {
    auto const candidates = humps(upslope);
    double const period = period_s * kTraceRate_hz;
    if (candidates.empty() || period <= 0) {
        return {};
    }
    std::vector<Link> links(candidates.size());
    std::size_t oldest = 0;
    for (std::size_t k = 0; k < candidates.size(); ++k) {
        auto const at = static_cast<double>(candidates[k]);
        double const height = std::min(upslope[candidates[k]], kHighestHump);
        links[k].score = height - kLateStart * at / period;
        while (static_cast<double>(candidates[oldest]) < at - kLongestInterval * period) {
            ++oldest;
        }
        for (std::size_t j = oldest; j < k; ++j) {
            double const ratio = (at - static_cast<double>(candidates[j])) / period;
            if (ratio < kShortestInterval) {
                break;
            }
            double const octaves = std::log2(ratio);
            double const score = links[j].score + height - kPaceWeight * octaves * octaves;
            if (score > links[k].score) {
                links[k] = {score, j};
            }
        }
    }
    std::size_t last = 0;
    double best = -std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < links.size(); ++k) {
        auto const left_out = static_cast<double>(candidates.back() - candidates[k]) / period;
        if (links[k].score - kLateStart * left_out > best) {
            best = links[k].score - kLateStart * left_out;
            last = k;
        }
    }
    std::vector<std::size_t> beats;
    for (std::size_t k = last; k != kNobody; k = links[k].before) {
        beats.push_back(candidates[k]);
    }
    std::ranges::reverse(beats);
    return beats;
}

} // namespace hrv
