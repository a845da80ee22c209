#include "resample.hpp"

namespace hrv {
namespace {

/// Second derivatives of the natural spline at the knots: a tridiagonal system, solved by elimination
/// (Thomas).
std::vector<double> second_derivatives(std::span<double const> t, std::span<double const> x) {
    std::size_t const n = t.size();
    std::vector<double> upper(n, 0.0);
    std::vector<double> bend(n, 0.0);
    for (std::size_t k = 1; k + 1 < n; ++k) {
        double const before = t[k] - t[k - 1];
        double const after = t[k + 1] - t[k];
        double const change = (x[k + 1] - x[k]) / after - (x[k] - x[k - 1]) / before;
        double const pivot = 2 * (before + after) - before * upper[k - 1];
        upper[k] = after / pivot;
        bend[k] = (6 * change - before * bend[k - 1]) / pivot;
    }
    for (std::size_t k = n - 1; k-- > 1;) {
        bend[k] -= upper[k] * bend[k + 1];
    }
    return bend;
}

} // namespace

Trace resample(std::span<double const> t, std::span<double const> x) {
    auto const bend = second_derivatives(t, x);
    auto const count = static_cast<std::size_t>((t.back() - t.front()) * kTraceRate_hz) + 1;
    Trace trace{.start_s = t.front(), .samples = std::vector<double>(count)};
    std::size_t k = 0;
    for (std::size_t n = 0; n < count; ++n) {
        double const at = t.front() + static_cast<double>(n) / kTraceRate_hz;
        while (k + 2 < t.size() && at > t[k + 1]) {
            ++k;
        }
        double const width = t[k + 1] - t[k];
        double const b = (at - t[k]) / width;
        double const a = 1 - b;
        trace.samples[n] = a * x[k] + b * x[k + 1] +
                           (a * (a * a - 1) * bend[k] + b * (b * b - 1) * bend[k + 1]) * width * width / 6;
    }
    return trace;
}

} // namespace hrv
