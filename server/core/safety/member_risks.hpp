#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/safety/risk.hpp"
#include "core/safety/safety_levels.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::safety {

/// How a member stands, as it is kept.
struct KeptRisk {
    Risk risk;
    std::int64_t revision{0}; ///< Grows with every change; 0: nothing is kept.
    Instant changed_at;
};

/// That danger was read, and what was shown: never the words.
struct SafetyEvent {
    MemberId member_id;
    JournalMessageId message_id;
    Instant at;
    int level{0};
    Flags flags;
    std::vector<std::string> resources; ///< Lines and numbers that were named.
};

/// Events are kept this long (design/safety.md, 17).
inline constexpr std::chrono::days kSafetyEventLife{90};
inline constexpr std::size_t kMostEventsForgottenAtOnce = 10'000;

class MemberRisks {
public:
    virtual ~MemberRisks() = default;

    [[nodiscard]] virtual KeptRisk find(MemberId const& member) const = 0;

    /// Removes the events before, at most `limit`. Answers how many.
    virtual std::size_t forget_events(Instant before, std::size_t limit) = 0;
};

/// For so long after a member last wrote, their level counts in other areas. The conversation asks again
/// whenever they come back, but one evening does not narrow their practice for ever.
inline constexpr std::chrono::days kLevelHoldsFor{14};

class RecentLevels final : public SafetyLevels {
public:
    explicit RecentLevels(MemberRisks const& risks) : risks_{risks} {}

    [[nodiscard]] SafetyLevel level_of(MemberId const& member) const override {
        auto const kept = risks_.find(member);
        return {.level = kept.risk.level, .holds_until = kept.changed_at + kLevelHoldsFor};
    }

private:
    MemberRisks const& risks_;
};

/// Removes safety events that are older than they are kept.
class ForgetSafetyEvents {
public:
    ForgetSafetyEvents(MemberRisks& risks, Clock const& clock) : risks_{risks}, clock_{clock} {}

    std::size_t operator()() const {
        return risks_.forget_events(clock_.now() - kSafetyEventLife, kMostEventsForgottenAtOnce);
    }

private:
    MemberRisks& risks_;
    Clock const& clock_;
};

} // namespace evenkeel::safety
