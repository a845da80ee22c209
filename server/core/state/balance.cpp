#include "core/state/balance.hpp"

#include "core/base/local_day.hpp"

#include <algorithm>
#include <cmath>

namespace evenkeel::state {
namespace {

constexpr double kHalfLifeDays = 7.0;
constexpr double kReturnHalfLifeHours = 24.0;
constexpr double kPriorWeight = 1.0;
constexpr double kPriorShare = 0.5;
constexpr double kReturnWeight = 0.2;
constexpr double kHalfCertainAt = 4.0; // effective check-ins

using Days = std::chrono::duration<double, std::chrono::days::period>;
using Hours = std::chrono::duration<double, std::chrono::hours::period>;

std::vector<Visit> inside_window(std::span<Visit const> visits, Instant now) {
    std::vector<Visit> inside;
    for (auto visit : visits) {
        visit.at = std::min(visit.at, now);
        if (now - visit.at <= kBalanceWindow)
            inside.push_back(visit);
    }
    std::ranges::sort(inside, {}, [](Visit const& visit) { return std::pair{visit.at, visit.state}; });
    return inside;
}

struct Share {
    double value;
    double effective_count; ///< (Σw)² / Σw², Kish's effective sample size
    int regulated;
};

Share regulated_share(std::span<Visit const> visits, Instant now) {
    double total = 0;
    double squares = 0;
    double regulated_weight = 0;
    int regulated = 0;
    for (auto const& visit : visits) {
        auto const weight = std::exp2(-Days{now - visit.at}.count() / kHalfLifeDays);
        total += weight;
        squares += weight * weight;
        if (is_regulated(visit.state)) {
            regulated_weight += weight;
            ++regulated;
        }
    }
    auto const share = (regulated_weight + kPriorWeight * kPriorShare) / (total + kPriorWeight);
    return {share, total * total / squares, regulated};
}

struct Returns {
    double value{0};
    double mean_hours{0};
    int count{0};
};

/// Precondition: `visits` in order of time.
Returns returns(std::span<Visit const> visits) {
    Returns found;
    std::optional<Instant> left_at;
    for (auto const& visit : visits) {
        if (!is_regulated(visit.state)) {
            left_at = left_at.value_or(visit.at);
        } else if (left_at) {
            auto const hours = Hours{visit.at - *left_at}.count();
            found.value += std::exp2(-hours / kReturnHalfLifeHours);
            found.mean_hours += hours;
            ++found.count;
            left_at.reset();
        }
    }
    if (found.count > 0) {
        found.value /= found.count;
        found.mean_hours /= found.count;
    }
    return found;
}

/// On how many days the visits lie, or kEnoughDays where there are more. Precondition: in order of time. The
/// calendar is asked once for each day.
int days_of(std::span<Visit const> visits, std::string_view time_zone) {
    int days = 0;
    auto next_day = Instant::min();
    for (auto const& visit : visits) {
        if (visit.at < next_day)
            continue;
        if (++days == kEnoughDays)
            break;
        next_day = start_of_day(local_day(visit.at, time_zone) + std::chrono::days{1}, time_zone);
    }
    return days;
}

/// The check-ins and days that a score still needs.
struct Missing {
    int visits{0};
    int days{0};
};

Missing missing(std::span<Visit const> counted, std::string_view time_zone) {
    auto const days = kEnoughDays - days_of(counted, time_zone);
    auto const visits =
        kEnoughVisits - static_cast<int>(std::min<std::size_t>(counted.size(), kEnoughVisits));
    return {.visits = std::max(visits, days), .days = days}; // a new day takes a check-in of its own
}

struct Parts {
    Share share;
    Returns back;
    std::size_t counted;

    [[nodiscard]] double return_weight() const { return back.count > 0 ? kReturnWeight : 0.0; }

    [[nodiscard]] BalanceScore score() const {
        auto const value = (1 - return_weight()) * share.value + return_weight() * back.value;
        return {.score = static_cast<int>(std::lround(100 * value)),
                .certainty = share.effective_count / (share.effective_count + kHalfCertainAt)};
    }
};

Parts parts(std::span<Visit const> counted, Instant now) {
    return {.share = regulated_share(counted, now), .back = returns(counted), .counted = counted.size()};
}

Sentence missing_sentence(Missing const& missing) {
    if (missing.days == 0)
        return {
            "A score comes after five check-ins on three days, so that one hard morning does not decide it. "
            "Still to come: {visits, plural, one {one check-in} other {# check-ins}}. There is no hurry.",
            {{"visits", double(missing.visits)}}};
    return {"A score comes after five check-ins on three days, so that one hard morning does not decide it. "
            "Still to come: {visits, plural, one {one check-in} other {# check-ins}}, on at least "
            "{days, plural, one {one new day} other {# new days}}. There is no hurry.",
            {{"visits", double(missing.visits)}, {"days", double(missing.days)}}};
}

Sentence share_sentence(Share const& share, std::size_t count) {
    return {"{regulated} of your {count} check-ins in the last 28 days were in a regulated state. Newer ones "
            "count more.",
            {{"regulated", double(share.regulated)}, {"count", double(count)}}};
}

Sentence return_sentence(Returns const& back) {
    auto const hours = std::max(1L, std::lround(back.mean_hours));
    if (hours < 48)
        return {"Finding your way back took about {hours, plural, one {# hour} other {# hours}} on average.",
                {{"hours", double(hours)}}};
    return {"Finding your way back took about {days, plural, one {# day} other {# days}} on average.",
            {{"days", double(std::lround(back.mean_hours / 24))}}};
}

} // namespace

std::optional<BalanceScore> balance_score(std::span<Visit const> visits, MemberNow const& member) {
    auto const counted = inside_window(visits, member.now);
    if (missing(counted, member.time_zone).visits > 0)
        return std::nullopt;
    return parts(counted, member.now).score();
}

BalanceOrPending balance(std::span<Visit const> visits, MemberNow const& member, Sentences const& sentences) {
    auto const counted = inside_window(visits, member.now);
    if (auto const lacking = missing(counted, member.time_zone); lacking.visits > 0)
        return std::unexpected(Pending{static_cast<int>(counted.size()),
                                       {"evidence_missing", sentences.say(missing_sentence(lacking)), 0, 0}});
    auto const made = parts(counted, member.now);
    auto const [score, certainty] = made.score();
    Balance result{.score = score,
                   .certainty = certainty,
                   .reasons = {},
                   .visits_counted = static_cast<int>(made.counted)};
    result.reasons.push_back({"regulated_share", sentences.say(share_sentence(made.share, made.counted)),
                              1 - made.return_weight(), made.share.value});
    if (made.back.count > 0)
        result.reasons.push_back(
            {"return", sentences.say(return_sentence(made.back)), made.return_weight(), made.back.value});
    return result;
}

} // namespace evenkeel::state
