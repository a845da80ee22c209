#include "signal/resample.hpp"

namespace hrv {

Resampler::Resampler(std::span<double const> t) : start_s_{t.front()}, pieces_(t.size() - 1) {
    double before = 0, upper = 0;
    for (std::size_t k = 0; k < pieces_.size(); ++k) {
        double const width = t[k + 1] - t[k];
        double const per_pivot = k > 0 ? 1 / (2 * (before + width) - before * upper) : 0.0;
        upper = width * per_pivot;
        pieces_[k] = {.from_s = t[k] - start_s_,
                      .width = width,
                      .per_width = 1 / width,
                      .upper = upper,
                      .per_pivot = per_pivot,
                      .end = static_cast<std::size_t>((t[k + 1] - start_s_) * kTraceRate_hz) + 1};
        before = width;
    }
}

std::vector<double> Resampler::second_derivatives(std::span<double const> x) const {
    std::vector<double> bend(x.size(), 0.0);
    for (std::size_t k = 1; k < pieces_.size(); ++k) {
        auto const& before = pieces_[k - 1];
        auto const& after = pieces_[k];
        double const change = (x[k + 1] - x[k]) * after.per_width - (x[k] - x[k - 1]) * before.per_width;
        bend[k] = (6 * change - before.width * bend[k - 1]) * after.per_pivot;
    }
    for (std::size_t k = pieces_.size(); k-- > 1;) {
        bend[k] -= pieces_[k].upper * bend[k + 1];
    }
    return bend;
}

Trace Resampler::operator()(std::span<double const> x) const {
    auto const bend = second_derivatives(x);
    Trace trace{.start_s = start_s_, .samples = std::vector<double>(pieces_.back().end)};
    std::size_t n = 0;
    for (std::size_t k = 0; k < pieces_.size(); ++k) {
        auto const& piece = pieces_[k];
        double const slope =
            (x[k + 1] - x[k]) * piece.per_width - piece.width * (2 * bend[k] + bend[k + 1]) * (1.0 / 6);
        double const twist = (bend[k + 1] - bend[k]) * piece.per_width * (1.0 / 6);
        for (; n < piece.end; ++n) {
            double const h = static_cast<double>(n) * (1 / kTraceRate_hz) - piece.from_s;
            trace.samples[n] = x[k] + h * (slope + h * (bend[k] / 2 + h * twist));
        }
    }
    return trace;
}

} // namespace hrv
