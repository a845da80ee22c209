#include "core/state/balance.hpp"

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

std::optional<Parts> parts(std::span<Visit const> visits, Instant now) {
    auto const counted = inside_window(visits, now);
    if (counted.empty())
        return std::nullopt;
    return Parts{.share = regulated_share(counted, now), .back = returns(counted), .counted = counted.size()};
}

Sentence share_sentence(Share const& share, std::size_t count) {
    if (count == 1)
        return share.regulated == 1
                   ? Sentence{"Your only check-in in the last 28 days was in a regulated state."}
                   : Sentence{"Your only check-in in the last 28 days was in a dysregulated state."};
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

std::optional<BalanceScore> balance_score(std::span<Visit const> visits, Instant now) {
    auto const made = parts(visits, now);
    return made ? std::optional{made->score()} : std::nullopt;
}

std::optional<Balance> balance(std::span<Visit const> visits, Instant now, Sentences const& sentences) {
    auto const made = parts(visits, now);
    if (!made)
        return std::nullopt;
    auto const [score, certainty] = made->score();
    Balance result{.score = score,
                   .certainty = certainty,
                   .reasons = {},
                   .visits_counted = static_cast<int>(made->counted)};
    result.reasons.push_back({"regulated_share", sentences.say(share_sentence(made->share, made->counted)),
                              1 - made->return_weight(), made->share.value});
    if (made->back.count > 0)
        result.reasons.push_back(
            {"return", sentences.say(return_sentence(made->back)), made->return_weight(), made->back.value});
    return result;
}

} // namespace evenkeel::state
