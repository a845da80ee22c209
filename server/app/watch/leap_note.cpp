#include "app/watch/leap_note.hpp"

#include <spdlog/spdlog.h>

namespace evenkeel::app {

void LeapNote::look() {
    auto const leap = clock_.disbelieved_leap();
    auto const now = std::chrono::steady_clock::now();
    if (!leap) {
        if (told_at_)
            spdlog::info("the machine's clock is believed again");
        told_at_.reset();
        return;
    }
    if (told_at_ && now - *told_at_ < kBetween)
        return;
    told_at_ = now;
    auto const hours = std::chrono::duration_cast<std::chrono::hours>(*leap).count();
    spdlog::error(
        "the machine's clock leaped by {} hours and is not believed; time goes on without it. If it is "
        "right, run `evenkeel admin believe-clock`.",
        hours);
}

} // namespace evenkeel::app
