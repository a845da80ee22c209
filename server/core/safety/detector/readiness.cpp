#include "core/safety/detector/readiness.hpp"

#include "core/safety/finding.hpp"

#include <algorithm>
#include <initializer_list>
#include <numeric>

namespace evenkeel::safety::detector {

namespace {

/// The first kinds are acts; the rest only says that one is near.
enum Kind : std::uint8_t { means, plan, prepared, leaving, goodbye, afterwards, occasion, calm, secret };

constexpr std::size_t kActs = occasion;
constexpr double kKeptEachMessage = 0.85;
constexpr double kAct = 1.0;
constexpr double kFaintAct = 0.8;
constexpr double kNear = 0.4;
constexpr double kSaidAgain = 0.4; ///< Of its weight is added by what was said before.
constexpr double kMostOfAKind = 1.3;
constexpr double kStillThere = 0.4;
constexpr double kLittleDespair = 0.3;
constexpr double kPlainDespair = 0.5;
constexpr double kRisk = 1.15;
constexpr double kActive = 1.6;
constexpr double kPlainActs = 1.8; ///< Two, at least one of them said outright.

struct Weight {
    Sign sign;
    double weight;
};

constexpr auto kDespair = std::to_array<Weight>({{Sign::wish, 1.0},
                                                 {Sign::death_wish, 1.0},
                                                 {Sign::thoughts, 1.0},
                                                 {Sign::passive, 0.8},
                                                 {Sign::hopeless, 0.5},
                                                 {Sign::burden, 0.6},
                                                 {Sign::worn_out, 0.5},
                                                 {Sign::self_rejection, 0.4},
                                                 {Sign::empty, 0.4},
                                                 {Sign::alone, 0.4},
                                                 {Sign::withdrawn, 0.4},
                                                 {Sign::past_wish, 0.6},
                                                 {Sign::attempt, 0.8},
                                                 {Sign::loss, 0.3},
                                                 {Sign::distress, 0.2},
                                                 {Sign::outing, 0.3}});

/// How strongly the sign is said of oneself; 0 where it is not.
int level_said(HeardSigns const& heard, Sign sign) {
    int level = 0;
    for (auto const& one : heard.signs)
        if (one.sign == sign && !one.is_denied)
            level = std::max(level, one.level);
    return level;
}

double act(HeardSigns const& heard, Sign sign) {
    auto const level = level_said(heard, sign);
    return level >= kPossibleRisk ? kAct : level > 0 ? kFaintAct : 0;
}

double despair_in(HeardSigns const& heard) {
    double most = 0;
    for (auto const& one : kDespair)
        if (std::ranges::any_of(heard.signs, [&](Meant const& meant) {
                return meant.sign == one.sign && !meant.is_denied &&
                       (meant.level > 0 || one.sign == Sign::loss);
            }))
            most = std::max(most, one.weight);
    return most;
}

} // namespace

void Readiness::add(HeardSigns const& heard, Halves const& halves, Topics const& topics) {
    is_added_to_ = false;
    bool const is_feared = heard.about.test(static_cast<std::size_t>(Sign::fear_of_death));
    if (topics.somebody_else || is_feared)
        return;
    auto const near = [&](Half half) { return halves.test(place_of(half)) ? kNear : 0; };
    auto const is_journey = topics.journey || heard.about.test(static_cast<std::size_t>(Sign::journey));
    auto const now = std::to_array<double>(
        {act(heard, Sign::means), act(heard, Sign::plan), act(heard, Sign::prepared),
         act(heard, Sign::leaving), act(heard, Sign::goodbye), is_journey ? 0 : 2 * near(Half::afterwards),
         near(Half::occasion), is_journey ? 0 : near(Half::calm), near(Half::secret)});
    for (std::size_t i = 0; i < now.size(); ++i) {
        auto const kept = of_[i] * kKeptEachMessage;
        of_[i] = std::min(kMostOfAKind, std::max(kept + kSaidAgain * now[i], now[i]));
        is_added_to_ = is_added_to_ || now[i] > 0;
    }
    auto const despair = despair_in(heard);
    is_added_to_ = is_added_to_ || despair > 0;
    despair_ = std::max(despair_ * kKeptEachMessage, despair);
}

int Readiness::level() const {
    if (!is_added_to_)
        return 0;
    auto const acts = std::ranges::count_if(of_.begin(), of_.begin() + kActs,
                                            [](double one) { return one >= kStillThere; });
    auto const sum = std::accumulate(of_.begin(), of_.end(), despair_);
    bool const is_how = of_[means] >= kStillThere || of_[plan] >= kStillThere;
    bool const is_near = despair_ >= kPlainDespair || of_[occasion] >= kNear / 2 || of_[calm] >= kNear / 2;
    bool const is_despairing = despair_ >= kLittleDespair;
    if (acts >= 3 || (acts == 2 && is_how && is_near))
        return is_near || is_despairing ? kImminent : kActiveThoughts;
    if (acts == 2 && is_how && sum >= kPlainActs)
        return kActiveThoughts;
    if (sum >= kActive && acts >= 1 && (despair_ >= kPlainDespair || (acts >= 2 && is_despairing)))
        return kActiveThoughts;
    bool const has_means = of_[means] >= kStillThere;
    bool const is_told_by_more =
        is_despairing || acts >= 2 || of_[calm] > 0 || of_[secret] > 0 || (has_means && of_[occasion] > 0);
    return acts >= 1 && sum >= kRisk && is_told_by_more ? kPossibleRisk : 0;
}

} // namespace evenkeel::safety::detector
