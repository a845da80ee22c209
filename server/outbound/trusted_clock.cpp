#include "outbound/trusted_clock.hpp"

#include <algorithm>
#include <ctime>
#include <sys/timex.h>

namespace evenkeel::outbound {
namespace {

using std::chrono::milliseconds;

/// CLOCK_BOOTTIME, because a machine that slept a night has not leaped.
milliseconds time_since_boot() {
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return std::chrono::duration_cast<milliseconds>(std::chrono::seconds{time.tv_sec} +
                                                    std::chrono::nanoseconds{time.tv_nsec});
}

} // namespace

ClockReading read_machine_clocks() {
    return {.wall = std::chrono::time_point_cast<milliseconds>(std::chrono::system_clock::now()),
            .running = time_since_boot()};
}

bool has_time_service() {
    timex state{};
    return adjtimex(&state) != TIME_ERROR;
}

TrustedClock::TrustedClock(Source source) : source_{std::move(source)} {
    auto const reading = source_();
    running_ = reading.running;
    steady_ = reading.wall;
}

void TrustedClock::go_on_from(std::optional<Instant> known, bool has_time_service) {
    std::scoped_lock const lock{mutex_};
    auto const reading = source_();
    auto const wall = reading.wall + leaped_;
    running_ = reading.running;
    drawn_near_ = milliseconds{0};
    auto const is_believed = !known || has_time_service || *known < kNothingKnown ||
                             (wall >= *known - kBelievedStep && wall <= *known + kBelievedPause);
    steady_ = is_believed ? wall : *known;
}

Instant TrustedClock::look() const {
    auto const reading = source_();
    auto const wall = reading.wall + leaped_;
    auto const elapsed = std::max(reading.running - running_, milliseconds{0});
    running_ = std::max(reading.running, running_);
    steady_ += elapsed;
    auto const difference = wall - steady_;
    auto const distance = std::chrono::abs(difference);
    if (distance > kBelievedPause)
        drawn_near_ = milliseconds{0};
    else if (distance > kBelievedStep)
        drawn_near_ += elapsed * kDrawingNear;
    if (distance <= kBelievedStep || drawn_near_ >= distance || steady_ < kNothingKnown) {
        steady_ = wall;
        drawn_near_ = leap_ = milliseconds{0};
        return wall;
    }
    leap_ = difference;
    return difference > milliseconds{0} ? steady_ + drawn_near_ : steady_ - drawn_near_;
}

Instant TrustedClock::now() const {
    std::scoped_lock const lock{mutex_};
    return look() + moved_;
}

Instant TrustedClock::known() const {
    std::scoped_lock const lock{mutex_};
    std::ignore = look();
    return steady_;
}

std::optional<milliseconds> TrustedClock::disbelieved_leap() const {
    std::scoped_lock const lock{mutex_};
    std::ignore = look();
    return leap_ == milliseconds{0} ? std::nullopt : std::optional{leap_};
}

void TrustedClock::move_to(Instant instant) {
    std::scoped_lock const lock{mutex_};
    moved_ = instant - look();
}

void TrustedClock::leap(milliseconds by) {
    std::scoped_lock const lock{mutex_};
    leaped_ += by;
}

} // namespace evenkeel::outbound
