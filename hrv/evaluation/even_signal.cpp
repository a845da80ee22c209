#include "hrv/evaluation/even_signal.hpp"

#include <algorithm>
#include <cmath>

namespace hrv::evaluation {
namespace {

constexpr double kBellReach = 4;

/// At the knots: zero at a turning point, else the weighted harmonic mean of the slopes on both sides.
std::vector<double> knot_slopes(std::span<double const> t, std::span<double const> x) {
    std::vector<double> slopes(t.size(), 0.0);
    for (std::size_t k = 1; k + 1 < t.size(); ++k) {
        double const before = t[k] - t[k - 1], after = t[k + 1] - t[k];
        double const left = (x[k] - x[k - 1]) / before, right = (x[k + 1] - x[k]) / after;
        if (left * right > 0) {
            double const a = 2 * after + before, b = after + 2 * before;
            slopes[k] = (a + b) / (a / left + b / right);
        }
    }
    return slopes;
}

} // namespace

double EvenSignal::at(double time_s) const {
    double const position =
        std::clamp((time_s - start_s) * rate_hz, 0.0, static_cast<double>(samples.size() - 1));
    auto const below = static_cast<std::size_t>(position);
    auto const above = std::min(below + 1, samples.size() - 1);
    return std::lerp(samples[below], samples[above], position - static_cast<double>(below));
}

EvenSignal interpolate(std::span<double const> t, std::span<double const> x, double rate_hz) {
    auto const slopes = knot_slopes(t, x);
    auto const count = static_cast<std::size_t>((t.back() - t.front()) * rate_hz) + 1;
    EvenSignal even{.start_s = t.front(), .rate_hz = rate_hz, .samples = std::vector<double>(count)};
    std::size_t k = 0;
    for (std::size_t n = 0; n < count; ++n) {
        double const at = t.front() + static_cast<double>(n) / rate_hz;
        while (k + 2 < t.size() && at > t[k + 1]) {
            ++k;
        }
        double const width = t[k + 1] - t[k];
        double const u = (at - t[k]) / width, v = 1 - u;
        even.samples[n] = x[k] * (1 + 2 * u) * v * v + x[k + 1] * (3 - 2 * u) * u * u +
                          width * u * v * (slopes[k] * v - slopes[k + 1] * u);
    }
    return even;
}

std::vector<double> with_bell(std::span<double const> samples, double deviation) {
    auto const reach = static_cast<std::ptrdiff_t>(kBellReach * deviation);
    std::vector<double> bell;
    double total = 0;
    for (auto k = -reach; k <= reach; ++k) {
        double const distance = static_cast<double>(k) / deviation;
        bell.push_back(std::exp(-distance * distance / 2));
        total += bell.back();
    }
    std::vector<double> smooth(samples.size(), 0.0);
    for (std::ptrdiff_t n = 0; n < std::ssize(samples); ++n) {
        for (auto k = std::max(-reach, -n); k <= std::min(reach, std::ssize(samples) - 1 - n); ++k) {
            smooth[static_cast<std::size_t>(n)] +=
                bell[static_cast<std::size_t>(k + reach)] * samples[static_cast<std::size_t>(n + k)] / total;
        }
    }
    return smooth;
}

} // namespace hrv::evaluation
