#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel {

using QuizResultKey = Id<struct QuizResultTag>; ///< 256 random bits; whoever holds it may read the result.

} // namespace evenkeel

namespace evenkeel::quiz {

/// The answers of one visit to the quiz. Each read works out the result again.
struct QuizResult {
    QuizResultKey key;
    EventId event_id;
    std::string sealed_answers;
    Instant taken_at;
    std::optional<MemberId> member_id; ///< Once somebody made it part of their account.
    std::optional<Instant> attached_at;
};

/// Results that nobody made part of an account are kept this long.
inline constexpr std::chrono::days kUnattachedLife{180};

class QuizResults {
public:
    virtual ~QuizResults() = default;

    /// Keeps the result, unless one with its event id is there. Answers the one that is there then.
    virtual QuizResult add_once(QuizResult const& result) = 0;

    [[nodiscard]] virtual std::optional<QuizResult> find(QuizResultKey const& key) const = 0;

    /// Makes the result part of the account, unless it is part of one already. Answers the result as it is
    /// then, which may be somebody else's; nothing when there is none.
    virtual std::optional<QuizResult> attach(QuizResultKey const& key, MemberId const& member,
                                             Instant at) = 0;

    /// The member's own, newest first, at most `limit`.
    [[nodiscard]] virtual std::vector<QuizResult> list(MemberId const& member, std::size_t limit) const = 0;

    /// Removes results that were taken before then and are part of no account. Answers how many.
    virtual std::size_t forget_unattached(Instant before) = 0;
};

} // namespace evenkeel::quiz
