#include "beats/beat_tracking.hpp"

#include "signal/resample.hpp"

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

std::vector<std::size_t> find_humps(std::span<double const> upslope) {
    std::vector<std::size_t> found;
    for (std::size_t k = 1; k + 1 < upslope.size(); ++k) {
        if (upslope[k] >= kLowestHump && upslope[k] > upslope[k - 1] && upslope[k] >= upslope[k + 1]) {
            found.push_back(k);
        }
    }
    return found;
}

/// What an interval of so many samples costs.
std::vector<double> pace_costs(double period) {
    std::vector<double> costs(static_cast<std::size_t>(kLongestInterval * period) + 2);
    for (std::size_t length = 1; length < costs.size(); ++length) {
        double const octaves = std::log2(static_cast<double>(length) / period);
        costs[length] = kPaceWeight * octaves * octaves;
    }
    return costs;
}

struct Link {
    double score{0.0};
    std::size_t before{kNobody};
};

/// The best chain that ends at each hump. Humps and period count in samples. A chain may take a rest, in a
/// pause of the camera or where a hand moved, at the price of the periods left out.
std::vector<Link> link_humps(std::span<double const> upslope, std::span<std::size_t const> humps,
                             double period) {
    std::vector<Link> links(humps.size());
    auto const costs = pace_costs(period);
    std::size_t oldest = 0;
    Link rested; // The best chain that ended before the oldest hump in reach, as if it ended at 0.
    for (std::size_t k = 0; k < humps.size(); ++k) {
        auto const at = static_cast<double>(humps[k]);
        double const height = std::min(upslope[humps[k]], kHighestHump);
        for (; static_cast<double>(humps[oldest]) < at - kLongestInterval * period; ++oldest) {
            double const score =
                links[oldest].score + kLateStart * static_cast<double>(humps[oldest]) / period;
            rested = score > rested.score ? Link{score, oldest} : rested;
        }
        links[k] = {rested.score + height - kLateStart * at / period, rested.before};
        for (std::size_t j = oldest; j < k; ++j) {
            auto const length = humps[k] - humps[j];
            if (static_cast<double>(length) < kShortestInterval * period) {
                break;
            }
            double const score = links[j].score + height - costs[length];
            links[k] = score > links[k].score ? Link{score, j} : links[k];
        }
    }
    return links;
}

/// The hump at which the best chain of all ends.
std::size_t best_end(std::span<Link const> links, std::span<std::size_t const> humps, double period) {
    std::size_t end = 0;
    double best = -std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < links.size(); ++k) {
        auto const left_out = static_cast<double>(humps.back() - humps[k]) / period;
        if (links[k].score - kLateStart * left_out > best) {
            best = links[k].score - kLateStart * left_out;
            end = k;
        }
    }
    return end;
}

} // namespace

std::vector<std::size_t> track_beats(std::span<double const> upslope, double period_s) {
    auto const humps = find_humps(upslope);
    double const period = period_s * kTraceRate_hz;
    if (humps.empty() || period <= 0) {
        return {};
    }
    auto const links = link_humps(upslope, humps, period);
    std::vector<std::size_t> beats;
    for (std::size_t k = best_end(links, humps, period); k != kNobody; k = links[k].before) {
        beats.push_back(humps[k]);
    }
    std::ranges::reverse(beats);
    return beats;
}

} // namespace hrv
