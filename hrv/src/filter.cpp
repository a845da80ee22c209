#include "filter.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace hrv {
namespace {

/// 2 sin(w)/(2Q) with Q = 1/sqrt 2.
double bandwidth(double angle) {
    return std::sin(angle) / std::numbers::sqrt2;
}

/// Starts as if the first value had always been there, which removes the step at the beginning.
void run(std::span<double> samples, Biquad const& f) {
    if (samples.empty()) {
        return;
    }
    double const gain = (f.b0 + f.b1 + f.b2) / (1 + f.a1 + f.a2);
    double const first = samples.front();
    double state1 = first * (gain - f.b0);
    double state2 = first * (f.b2 - f.a2 * gain);
    for (double& sample : samples) {
        double const in = sample;
        double const out = f.b0 * in + state1;
        state1 = f.b1 * in - f.a1 * out + state2;
        state2 = f.b2 * in - f.a2 * out;
        sample = out;
    }
}

std::vector<double> padded(std::span<double const> samples, std::size_t padding) {
    std::vector<double> out;
    out.reserve(samples.size() + 2 * padding);
    for (std::size_t k = padding; k > 0; --k) {
        out.push_back(2 * samples.front() - samples[k]);
    }
    out.insert(out.end(), samples.begin(), samples.end());
    for (std::size_t k = 1; k <= padding; ++k) {
        out.push_back(2 * samples.back() - samples[samples.size() - 1 - k]);
    }
    return out;
}

} // namespace

Biquad low_pass(double cutoff) {
    double const angle = 2 * std::numbers::pi * cutoff;
    double const alpha = bandwidth(angle);
    double const a0 = 1 + alpha;
    double const b1 = 1 - std::cos(angle);
    return {b1 / 2 / a0, b1 / a0, b1 / 2 / a0, -2 * std::cos(angle) / a0, (1 - alpha) / a0};
}

Biquad high_pass(double cutoff) {
    double const angle = 2 * std::numbers::pi * cutoff;
    double const alpha = bandwidth(angle);
    double const a0 = 1 + alpha;
    double const b1 = -(1 + std::cos(angle));
    return {-b1 / 2 / a0, b1 / a0, -b1 / 2 / a0, -2 * std::cos(angle) / a0, (1 - alpha) / a0};
}

std::vector<double> filter_both_ways(std::span<double const> samples, std::span<Biquad const> sections,
                                     std::size_t padding) {
    if (samples.empty()) {
        return {};
    }
    padding = std::min(padding, samples.size() - 1);
    auto work = padded(samples, padding);
    for (int pass = 0; pass < 2; ++pass) {
        for (auto const& section : sections) {
            run(work, section);
        }
        std::ranges::reverse(work);
    }
    auto const first = work.begin() + static_cast<std::ptrdiff_t>(padding);
    return {first, first + static_cast<std::ptrdiff_t>(samples.size())};
}

} // namespace hrv
