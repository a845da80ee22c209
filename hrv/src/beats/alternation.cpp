#include "beats/alternation.hpp"

#include "signal/statistics.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace hrv {
namespace {

/// The sixth difference of the beats' times: of their intervals it passes what alternates from one to the
/// next in full, a quarter of what repeats every third beat, and 3 % of what repeats every fourth.
constexpr std::array kSixthDifference{1.0, -6.0, 15.0, -20.0, 15.0, -6.0, 1.0};
constexpr std::size_t kFewestDifferences = 20;

} // namespace

void limit_to_alternation(TimedBeats& beats) {
    std::vector<double> squares;
    for (std::size_t first = 0; first + kSixthDifference.size() <= beats.time_s.size(); ++first) {
        double difference_ms = 0, noise_ms2 = 0;
        bool whole = true;
        for (std::size_t k = 0; k < kSixthDifference.size(); ++k) {
            double const share = kSixthDifference[k];
            difference_ms += share * beats.time_s[first + k] * 1e3;
            noise_ms2 += share * share * (beats.variance_ms2[first + k] + beats.way_ms2);
            whole = whole && (beats.trusted.empty() || beats.trusted[first + k]);
        }
        if (whole && noise_ms2 > 0) {
            squares.push_back(difference_ms * difference_ms / noise_ms2);
        }
    }
    if (squares.size() < kFewestDifferences) {
        return;
    }
    double const most = usual_variance(squares);
    for (double& variance : beats.variance_ms2) {
        variance *= std::min(most, beats.raise);
    }
    beats.way_ms2 *= std::min(most, 1.0);
}

} // namespace hrv
