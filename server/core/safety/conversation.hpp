#pragma once

#include "core/safety/detector/readiness.hpp"
#include "core/safety/detector/slow_sum.hpp"
#include "core/safety/detector/topics.hpp"
#include "core/safety/finding.hpp"
#include "core/safety/risk.hpp"

#include <optional>
#include <string_view>

namespace evenkeel::safety {

/// Hears what a member writes in one conversation, entry by entry: each is read beside what was said before.
/// Whom "he" means, who says "jump", and what is told softly over many entries is known only so.
class Conversation {
public:
    Conversation() = default;

    /// Goes on from where the member stood.
    explicit Conversation(Risk const& before) : risk_{before} {}

    /// Returns what this entry tells.
    Finding hear(std::string_view entry);

    /// Where the member stands after the last entry, if nobody has asked them anything.
    [[nodiscard]] Risk const& risk() const { return risk_; }

private:
    /// Entries since something was said; nothing, if it never was or is long ago.
    using Ago = std::optional<int>;

    [[nodiscard]] detector::Topics topics() const;
    [[nodiscard]] int level_beside_earlier(detector::HeardSigns const& heard, int level) const;
    void remember(detector::HeardSigns const& heard, Finding const& finding);

    Risk risk_;
    detector::SlowSum slow_sum_;
    detector::Readiness readiness_;
    Ago somebody_else_;
    Ago voices_;
    Ago journey_;
    Ago made_up_;
    Ago outing_;
    Ago self_rejection_;
};

} // namespace evenkeel::safety
