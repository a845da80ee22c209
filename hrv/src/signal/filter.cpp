#include "signal/filter.hpp"

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

/// A section at work, in the transposed form: two numbers of memory.
class Section {
public:
    /// Starts as if `first` had always been there, which removes the step at the beginning.
    Section(Biquad const& f, double first) : f_{f} {
        double const gain = (f.b0 + f.b1 + f.b2) / (1 + f.a1 + f.a2);
        state1_ = first * (gain - f.b0);
        state2_ = first * (f.b2 - f.a2 * gain);
        settled_ = first * gain;
    }

    double operator()(double in) {
        double const out = f_.b0 * in + state1_;
        state1_ = (f_.b1 * in + state2_) - f_.a1 * out; // What waits for `out` is kept short.
        state2_ = f_.b2 * in - f_.a2 * out;
        return out;
    }

    [[nodiscard]] double settled() const { return settled_; }

private:
    Biquad f_;
    double state1_, state2_, settled_;
};

/// Both sections in one sweep: the second works while the first waits for its own feedback.
void run_two(auto first, auto last, Biquad const& a, Biquad const& b) {
    Section one{a, *first};
    Section two{b, one.settled()};
    for (; first != last; ++first) {
        *first = two(one(*first));
    }
}

void run_one(auto first, auto last, Biquad const& a) {
    Section one{a, *first};
    for (; first != last; ++first) {
        *first = one(*first);
    }
}

void run_all(auto first, auto last, std::span<Biquad const> sections) {
    std::size_t k = 0;
    for (; k + 2 <= sections.size(); k += 2) {
        run_two(first, last, sections[k], sections[k + 1]);
    }
    if (k < sections.size()) {
        run_one(first, last, sections[k]);
    }
}

/// Two bands of one signal in one sweep, for the same reason.
void run_bands(auto first, auto last, auto other, std::span<Biquad const, 2> a,
               std::span<Biquad const, 2> b) {
    Section one{a[0], *first};
    Section two{a[1], one.settled()};
    Section three{b[0], *other};
    Section four{b[1], three.settled()};
    for (; first != last; ++first, ++other) {
        *first = two(one(*first));
        *other = four(three(*other));
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

std::vector<double> without_padding(std::vector<double> work, std::size_t padding) {
    auto const length = static_cast<std::ptrdiff_t>(padding);
    work.resize(work.size() - padding);
    work.erase(work.begin(), work.begin() + length);
    return work;
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
    run_all(work.begin(), work.end(), sections);
    run_all(work.rbegin(), work.rend(), sections);
    return without_padding(std::move(work), padding);
}

std::array<std::vector<double>, 2> filter_two_bands(std::span<double const> samples,
                                                    std::span<Biquad const, 2> first_band,
                                                    std::span<Biquad const, 2> second_band,
                                                    std::size_t padding) {
    if (samples.empty()) {
        return {};
    }
    padding = std::min(padding, samples.size() - 1);
    auto a = padded(samples, padding);
    auto b = a;
    run_bands(a.begin(), a.end(), b.begin(), first_band, second_band);
    run_bands(a.rbegin(), a.rend(), b.rbegin(), first_band, second_band);
    return {without_padding(std::move(a), padding), without_padding(std::move(b), padding)};
}

} // namespace hrv
