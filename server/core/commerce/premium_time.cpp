#include "core/commerce/premium_time.hpp"

#include "core/base/local_day.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

namespace evenkeel::commerce {
namespace {

struct Stretch {
    Instant from;
    Instant to;
};

Instant no_later_than(std::optional<Instant> limit, Instant moment) {
    return limit ? std::min(*limit, moment) : moment;
}

/// Of a grant with dates; empty when it was taken back before it began.
Stretch dates_of(PremiumGrant const& grant) {
    auto const end =
        std::max(grant.ends_at.value_or(grant.given_at), grant.grace_until.value_or(Instant::min()));
    return {grant.given_at, no_later_than(grant.taken_back_at, end)};
}

/// Returns what grants with dates cover, as stretches that neither touch nor overlap, in order.
std::vector<Stretch> covered_by_dates(std::span<PremiumGrant const> grants) {
    std::vector<Stretch> all;
    for (auto const& grant : grants)
        if (auto const dates = dates_of(grant); grant.months == 0 && dates.from < dates.to)
            all.push_back(dates);
    std::ranges::sort(all, {}, &Stretch::from);
    std::vector<Stretch> merged;
    for (auto const& next : all)
        if (!merged.empty() && next.from <= merged.back().to)
            merged.back().to = std::max(merged.back().to, next.to);
        else
            merged.push_back(next);
    return merged;
}

/// Where the months of one grant lie between the dates of others.
Stretch months_of(PremiumGrant const& grant, Instant earliest, std::vector<Stretch> const& dates,
                  std::string_view time_zone) {
    auto place = earliest;
    auto next = std::ranges::upper_bound(dates, earliest, {}, &Stretch::to);
    auto const skip_dates = [&] {
        for (; next != dates.end() && next->from <= place; ++next)
            place = std::max(place, next->to);
    };
    skip_dates();
    auto const begin = place;
    auto left = months_later(begin, grant.months, time_zone) - begin;
    for (; next != dates.end() && place + left > next->from; skip_dates()) {
        left -= next->from - place;
        place = next->from;
    }
    return {begin, std::max(begin, no_later_than(grant.taken_back_at, place + left))};
}

PremiumEnding ending_of(PremiumGrant const& grant, Instant end) {
    if (grant.taken_back_at == end) {
        switch (grant.taken_back) {
        case TakenBack::refunded:
            return PremiumEnding::refunded;
        case TakenBack::disputed:
            return PremiumEnding::disputed;
        case TakenBack::revoked:
            return PremiumEnding::revoked;
        case TakenBack::no:
            break;
        }
    }
    return grant.grace_until == end ? PremiumEnding::renewal_failed : PremiumEnding::ran_out;
}

/// Of two that end at the same moment the earlier one names the source.
void take_if_later(PremiumTime& last, PremiumGrant const& grant, Stretch const& stretch) {
    if (stretch.from < stretch.to && stretch.to > last.until)
        last = {.source = grant.source, .until = stretch.to, .ending = ending_of(grant, stretch.to)};
}

} // namespace

PremiumTime premium_time(std::span<PremiumGrant const> grants, std::string_view time_zone) {
    std::vector<PremiumGrant> in_order(grants.begin(), grants.end());
    std::ranges::sort(in_order, {}, [](auto const& grant) { return std::tie(grant.given_at, grant.id); });
    auto const dates = covered_by_dates(in_order);
    PremiumTime last;
    auto used_until = Instant::min();
    for (auto const& grant : in_order) {
        auto const stretch = grant.months == 0
                                 ? dates_of(grant)
                                 : months_of(grant, std::max(used_until, grant.given_at), dates, time_zone);
        if (grant.months > 0)
            used_until = std::max(used_until, stretch.to);
        take_if_later(last, grant, stretch);
    }
    return last;
}

} // namespace evenkeel::commerce
