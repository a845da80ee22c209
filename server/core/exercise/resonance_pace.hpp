#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/result.hpp"

#include <optional>

namespace evenkeel::exercise {

/// The pace of breathing at which a member's heart swings widest.
struct ResonancePace {
    double breaths_per_minute{0};
    Instant found_at;
};

inline constexpr double kSlowestPace = 3; // breaths a minute
inline constexpr double kQuickestPace = 12;

/// One for each member: that which was found last.
class ResonancePaces {
public:
    virtual ~ResonancePaces() = default;

    /// Keeps it, unless one is there that was found later. Answers the one that counts.
    virtual ResonancePace keep(MemberId const& member, ResonancePace const& pace) = 0;

    [[nodiscard]] virtual std::optional<ResonancePace> find(MemberId const& member) const = 0;
};

/// The member's device has found a pace.
class KeepResonancePace {
public:
    KeepResonancePace(ResonancePaces& paces, Clock const& clock) : paces_{paces}, clock_{clock} {}

    struct Draft {
        double breaths_per_minute{0};
        std::optional<Instant> found_at; ///< Absent: now.
    };

    /// Refuses by field: a pace outside 3 to 12 breaths a minute, a moment in the future.
    Result<ResonancePace> operator()(MemberId const& member, Draft const& draft) const;

private:
    ResonancePaces& paces_;
    Clock const& clock_;
};

} // namespace evenkeel::exercise
