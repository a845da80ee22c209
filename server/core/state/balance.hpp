#pragma once

#include "core/base/clock.hpp"
#include "core/base/sentence.hpp"
#include "core/state/ring.hpp"

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenkeel::state {

/// A check-in as the balance score needs it.
struct Visit {
    Instant at;
    StateName state;
};

/// A visit and the member's own calendar day it was counted for when it was recorded: a day stays what it was
/// when the member travels on.
struct DatedVisit {
    Visit visit;
    std::string day;
};

/// One input of the score, in words and numbers, for the "why" drawer.
struct Reason {
    std::string name;
    std::string text;
    double weight{0}; ///< Share of the score that this input decides, 0..1.
    double value{0};  ///< The input's own value, 0..1.
};

/// The score without its reasons.
struct BalanceScore {
    int score{0};        ///< 0..100
    double certainty{0}; ///< 0..1: n_effective / (n_effective + 4)
};

/// The balance score at a moment.
struct Balance {
    int score{0};        ///< 0..100
    double certainty{0}; ///< 0..1: n_effective / (n_effective + 4)
    std::vector<Reason> reasons;
    int visits_counted{0};
};

/// Too little to say a score: what there is, and what is missing, in words.
struct Pending {
    int visits_counted{0};
    Reason missing;
};

using BalanceOrPending = std::expected<Balance, Pending>;

/// The moment at which a score is taken, where the member lives.
struct MemberNow {
    std::string time_zone;
    Instant now;
};

/// Check-ins older than this are not part of the score.
inline constexpr std::chrono::days kBalanceWindow{28};

/// A score of less than this would be a guess: so many check-ins, on so many days of the member's calendar.
inline constexpr int kEnoughVisits = 5;
inline constexpr int kEnoughDays = 3;

/// Balance = 100 × (0.8 × share + 0.2 × return), rounded.
///  share   weighted share of check-ins in regulated states; a check-in of age a counts 2^(-a / 7 days). One
///  neutral
///          check-in (value 0.5, weight 1) is always added, so that a first answer neither crowns nor
///          condemns.
///  return  for each time the member left the regulated states: 2^(-h / 24 h), h hours until the first
///  regulated
///          check-in after it; the mean over all such times that have come to an end. Without any, share
///          decides alone.
/// Pending while fewer than kEnoughVisits check-ins on kEnoughDays days lie inside the window. Order of
/// `visits` does not matter; moments after `now` count as now. Sources: docs/decisions/0003-balance-score.md
/// and 0117-one-check-in-is-no-score.md.
[[nodiscard]] BalanceOrPending balance(std::span<Visit const> visits, MemberNow const& member,
                                       Sentences const& sentences = Sentences::english());

/// The same numbers, for whoever has no use for words.
[[nodiscard]] std::optional<BalanceScore> balance_score(std::span<Visit const> visits,
                                                        MemberNow const& member);

} // namespace evenkeel::state
