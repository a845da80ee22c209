#include "signal/moments.hpp"

#include "signal/pulse_wave.hpp"
#include "signal/statistics.hpp"

#include <cmath>

namespace hrv {
namespace {

constexpr double kBurst_s = 0.0101;
constexpr std::size_t kFewestMoments = 8;
constexpr double kShortest_s = 4.0;
/// Noise is judged by so many differences, evenly spread, at least.
constexpr std::size_t kSomeDifferences = 400;

} // namespace

Moments::Moments(std::span<double const> time_s) {
    for (std::size_t first = 0; first < time_s.size();) {
        std::size_t last = first;
        double sum = 0;
        for (; last < time_s.size() && time_s[last] - time_s[first] <= kBurst_s; ++last) {
            sum += time_s[last];
        }
        time_s_.push_back(sum / static_cast<double>(last - first));
        end_.push_back(last);
        first = last;
    }
}

bool Moments::are_too_few() const {
    return time_s_.size() < kFewestMoments || time_s_.back() - time_s_.front() < kShortest_s;
}

double Moments::rate_hz() const {
    return static_cast<double>(time_s_.size()) / (time_s_.back() - time_s_.front());
}

std::vector<double> Moments::darkness(std::span<double const> values) const {
    auto light = without_spikes(values);
    if (time_s_.size() == light.size()) {
        for (double& value : light) {
            value = -value;
        }
        return light;
    }
    std::vector<double> dark(time_s_.size());
    std::size_t frame = 0;
    for (std::size_t k = 0; k < dark.size(); ++k) {
        auto const count = static_cast<double>(end_[k] - frame);
        for (; frame < end_[k]; ++frame) {
            dark[k] -= light[frame];
        }
        dark[k] /= count;
    }
    return dark;
}

/// Fourth differences see nothing slower than the frames, and white noise grows in them by the root of
/// 1 + 16 + 36 + 16 + 1.
double grain(std::span<double const> x, double rate_hz) {
    std::vector<double> rest;
    std::size_t const step = x.size() / kSomeDifferences + 1;
    for (std::size_t k = 2; k + 2 < x.size(); k += step) {
        rest.push_back(std::abs(x[k - 2] - 4 * x[k - 1] + 6 * x[k] - 4 * x[k + 1] + x[k + 2]));
    }
    return rest.empty() ? 0.0 : 1.4826 * median(rest) / std::sqrt(70.0) * std::sqrt(30 / rate_hz);
}

} // namespace hrv
