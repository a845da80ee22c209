#pragma once

#include "core/experiment/site_events.hpp"

#include <vector>

namespace evenkeel::experiment {

/// A share with the interval in which the true one lies in 95 of 100 cases.
struct Rate {
    double share{0};
    double low{0};
    double high{1};
};

/// Wilson's interval (Wilson 1927; Brown, Cai, DasGupta 2001): honest for few cases and for shares near 0 and
/// 1. Without any cases it says nothing: 0 to 1.
[[nodiscard]] Rate rate_of(std::int64_t hits, std::int64_t cases);

/// How likely a split at least this uneven is when a fair coin decides (chi-squared, one degree of freedom).
/// 1 without cases.
[[nodiscard]] double sample_ratio_p(std::int64_t one, std::int64_t other);

/// Below it the two groups were not drawn by a fair coin: something loses visitors of one side, and the
/// result means nothing.
inline constexpr double kSampleRatioAlarm = 0.001;

struct Side {
    std::int64_t exposed{0};
    std::int64_t converted{0};
    Rate rate;
};

/// One experiment as an operator reads it.
struct Report {
    std::string experiment;
    Side without; ///< The flag is false.
    Side with;    ///< The flag is true.
    double sample_ratio_p{1};

    [[nodiscard]] bool is_split_fairly() const { return sample_ratio_p >= kSampleRatioAlarm; }
};

/// One for each experiment, ordered by name.
[[nodiscard]] std::vector<Report> reports_of(std::vector<SideCount> const& counts);

} // namespace evenkeel::experiment
