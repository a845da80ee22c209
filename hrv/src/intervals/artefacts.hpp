#pragma once

#include <span>
#include <vector>

namespace hrv {

/// Marks intervals (ms) that no resting heart makes between its neighbours: missed, extra and ectopic beats
/// (Lipponen & Tarvainen 2019, 10.1080/03091902.2019.1640306, simplified to the intervals themselves).
[[nodiscard]] std::vector<bool> find_artefacts(std::span<double const> intervals_ms);

} // namespace hrv
