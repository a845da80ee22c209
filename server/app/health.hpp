#pragma once

#include "core/base/clock.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

namespace evenkeel::app {

enum class Grade { ok, warn, fail };

/// The result of one look at an installation. Anything but ok also says how to fix it.
struct Finding {
    Grade grade{Grade::ok};
    std::string sentence;
};

[[nodiscard]] Finding ok(std::string sentence);
[[nodiscard]] Finding warn(std::string sentence);
[[nodiscard]] Finding fail(std::string sentence);

/// A recording is a few hundred kilobytes; a database needs room to grow, and to be copied.
[[nodiscard]] Finding judge_space(std::uintmax_t free_mib);

/// A clock that is wrong ends sessions early, moves days and refuses signed uploads.
[[nodiscard]] Finding judge_clock(std::chrono::system_clock::time_point now, bool is_synchronised);

/// A server goes by the time that it last knew where the machine's clock is far from it (TrustedClock).
[[nodiscard]] Finding judge_known_time(std::optional<Instant> known, Instant now);

/// A job that could have been done this long ago is late: nobody works the queue, or not fast enough.
inline constexpr std::chrono::minutes kLateJob{10};

struct Queue {
    std::size_t waiting{0}; ///< That could be done now.
    std::size_t overdue{0}; ///< That could have been done `kLateJob` ago.
};

[[nodiscard]] Finding judge_queue(Queue queue);

/// Writes one line for each look: grade, what was looked at, what was found.
class Examination {
public:
    explicit Examination(std::ostream& out) : out_{out} {}

    /// An exception counts as a failure and its text as the sentence. False when the look failed.
    bool look(std::string const& what, std::function<Finding()> const& find);

    /// Nothing failed; warnings do not count.
    [[nodiscard]] bool healthy() const { return healthy_; }

private:
    std::ostream& out_;
    bool healthy_{true};
};

} // namespace evenkeel::app
