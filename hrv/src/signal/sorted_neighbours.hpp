#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace hrv {

/// A value with its neighbours on both sides, kept in order while they move along.
class SortedNeighbours {
public:
    SortedNeighbours(std::span<double const> values, std::size_t reach) : values_{values}, reach_{reach} {}

    /// To the values around `k`, which never goes back.
    void move_to(std::size_t k) {
        for (; next_ < values_.size() && next_ <= k + reach_; ++next_) {
            sorted_.insert(std::ranges::upper_bound(sorted_, values_[next_]), values_[next_]);
        }
        for (; first_ + reach_ < k; ++first_) {
            sorted_.erase(std::ranges::lower_bound(sorted_, values_[first_]));
        }
    }

    /// Value below which `share` (0 to 1) of them lie, interpolated linearly.
    [[nodiscard]] double quantile(double share) const {
        double const position = share * static_cast<double>(sorted_.size() - 1);
        auto const below = static_cast<std::size_t>(position);
        auto const above = std::min(below + 1, sorted_.size() - 1);
        return std::lerp(sorted_[below], sorted_[above], position - static_cast<double>(below));
    }

private:
    std::span<double const> values_;
    std::size_t reach_;
    std::vector<double> sorted_;
    std::size_t first_{0};
    std::size_t next_{0};
};

} // namespace hrv
