#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace hrv::evaluation {

/// Analyzers mark different points of the pulse (foot, upslope, peak): the one constant from the true to the
/// found beats that matches most of them within `tolerance_ms`, ties broken by the least median distance.
/// Searched from −350 to +450 ms, so that no beat is taken for its neighbour. Both lists ascend; at least two
/// beats were found.
[[nodiscard]] double constant_shift_ms(std::span<double const> true_ms, std::span<double const> found_ms,
                                       double tolerance_ms);

/// For each true beat the found one that is its own, or nothing: nearest pairs first, each beat once, none
/// farther apart than `tolerance_ms`. Both lists ascend.
[[nodiscard]] std::vector<std::optional<std::size_t>>
match(std::span<double const> true_ms, std::span<double const> found_ms, double tolerance_ms);

} // namespace hrv::evaluation
