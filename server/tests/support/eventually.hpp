#pragma once

#include <chrono>
#include <thread>

namespace evenkeel::testing {

/// Waits for another thread; false when it never comes, so that a broken program fails instead of hanging.
template <class Predicate>
[[nodiscard]] bool eventually(Predicate const& is_so) {
    constexpr std::chrono::seconds kPatience{20};
    auto const end = std::chrono::steady_clock::now() + kPatience;
    while (!is_so()) {
        if (std::chrono::steady_clock::now() > end)
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    return true;
}

} // namespace evenkeel::testing
