#include "core/experiment/report.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace evenkeel::experiment {
namespace {

constexpr double kZ = 1.959963984540054; ///< The 97.5 % point of the normal distribution.

Side side_of(SideCount const& count) {
    return {.exposed = count.exposed,
            .converted = count.converted,
            .rate = rate_of(count.converted, count.exposed)};
}

} // namespace

Rate rate_of(std::int64_t hits, std::int64_t cases) {
    if (cases <= 0)
        return {};
    auto const n = static_cast<double>(cases);
    // A browser that lost its mark can convert without having been counted as exposed.
    auto const share = std::min(1.0, static_cast<double>(hits) / n);
    auto const spread = 1 + kZ * kZ / n;
    auto const middle = (share + kZ * kZ / (2 * n)) / spread;
    auto const half = kZ / spread * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
    // Rounding may put a limit of 0 or 1 a little inside of the share.
    return {.share = share,
            .low = std::clamp(middle - half, 0.0, share),
            .high = std::clamp(middle + half, share, 1.0)};
}

double sample_ratio_p(std::int64_t one, std::int64_t other) {
    auto const all = static_cast<double>(one + other);
    if (all == 0)
        return 1;
    auto const difference = static_cast<double>(one - other);
    return std::erfc(std::sqrt(difference * difference / all / 2));
}

std::vector<Report> reports_of(std::vector<SideCount> const& counts) {
    std::map<std::string, Report> by_name;
    for (auto const& count : counts) {
        auto& report = by_name[count.experiment];
        report.experiment = count.experiment;
        (count.is_shown ? report.with : report.without) = side_of(count);
    }
    std::vector<Report> reports;
    for (auto& [name, report] : by_name) {
        report.sample_ratio_p = sample_ratio_p(report.without.exposed, report.with.exposed);
        reports.push_back(std::move(report));
    }
    return reports;
}

} // namespace evenkeel::experiment
