#include "core/history/day_comparison.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace evenkeel::history {
namespace {

constexpr std::size_t kStretch = 21;
constexpr int kDraws = 2999;
constexpr double kNinetyFivePercent = 1.96; // standard deviations on either side of a normal mean
constexpr double kSameDifference = 1e-12;   // sums in another order differ by less

/// Days next to each other, some with and some without the trait.
struct Stretch {
    double days_with{0};
    double days_without{0};
    double mean_with{0};
    double mean_without{0};
    double weight{0};
    std::vector<double> turned; ///< Weight × difference, as each turn of the marks would have given it.
};

/// SplitMix64 (Steele, Lea & Flood 2014, 10.1145/2660193.2660195): the same draws on every machine.
class Draws {
public:
    std::size_t below(std::size_t bound) {
        state_ += 0x9E3779B97F4A7C15U;
        auto mixed = state_;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return static_cast<std::size_t>((mixed ^ (mixed >> 31U)) % bound);
    }

private:
    std::uint64_t state_{20'261'121};
};

/// weight × difference = Σ over days with of (value − mean of the stretch), as one can work out.
std::vector<double> all_turns(std::span<ComparedDay const> days, double mean) {
    std::vector<double> turned;
    auto const size = days.size();
    for (std::size_t shift = 0; shift < size; ++shift) {
        double forwards = 0;
        double mirrored = 0;
        for (std::size_t i = 0; i < size; ++i)
            if (days[i].has_trait) {
                forwards += days[(i + shift) % size].value - mean;
                mirrored += days[(size - 1 - i + shift) % size].value - mean;
            }
        turned.push_back(forwards);
        turned.push_back(mirrored);
    }
    return turned;
}

std::optional<Stretch> stretch_of(std::span<ComparedDay const> days) {
    Stretch stretch;
    double sum_with = 0;
    double sum_without = 0;
    for (auto const& day : days) {
        (day.has_trait ? stretch.days_with : stretch.days_without) += 1;
        (day.has_trait ? sum_with : sum_without) += day.value;
    }
    if (stretch.days_with == 0 || stretch.days_without == 0)
        return std::nullopt;
    auto const size = stretch.days_with + stretch.days_without;
    stretch.mean_with = sum_with / stretch.days_with;
    stretch.mean_without = sum_without / stretch.days_without;
    stretch.weight = stretch.days_with * stretch.days_without / size;
    stretch.turned = all_turns(days, (sum_with + sum_without) / size);
    return stretch;
}

/// Cuts into stretches whose lengths differ by one at most; those that compare nothing are left out.
std::vector<Stretch> stretches_of(std::span<ComparedDay const> days) {
    std::vector<Stretch> stretches;
    auto const count = std::max<std::size_t>(1, (days.size() + kStretch / 2) / kStretch);
    for (std::size_t i = 0; i < count; ++i) {
        auto const begin = days.size() * i / count;
        auto const end = days.size() * (i + 1) / count;
        if (auto stretch = stretch_of(days.subspan(begin, end - begin)))
            stretches.push_back(std::move(*stretch));
    }
    return stretches;
}

/// Of the sum of independent turns: each is as likely, and their mean is 0.
double deviation_of_turns(std::vector<Stretch> const& stretches) {
    double variance = 0;
    for (auto const& stretch : stretches) {
        double squares = 0;
        for (auto const turned : stretch.turned)
            squares += turned * turned;
        variance += squares / static_cast<double>(stretch.turned.size());
    }
    return std::sqrt(variance);
}

/// One stretch has few turns: then all of them are counted. Otherwise the days as they were count as one of
/// the draws (Phipson & Smyth 2010, 10.2202/1544-6115.1585), so that chance is never said to be 0.
double chance_of(std::vector<Stretch> const& stretches, double observed) {
    auto const is_as_large = [bound = std::abs(observed) - kSameDifference](double sum) {
        return std::abs(sum) >= bound;
    };
    if (stretches.size() == 1) {
        auto const& turned = stretches.front().turned;
        return static_cast<double>(std::ranges::count_if(turned, is_as_large)) /
               static_cast<double>(turned.size());
    }
    Draws draws;
    int as_large = 1;
    for (int draw = 0; draw < kDraws; ++draw) {
        double sum = 0;
        for (auto const& stretch : stretches)
            sum += stretch.turned[draws.below(stretch.turned.size())];
        as_large += is_as_large(sum) ? 1 : 0;
    }
    return static_cast<double>(as_large) / (kDraws + 1);
}

} // namespace

std::optional<DayComparison> compare_days(std::span<ComparedDay const> days) {
    auto const stretches = stretches_of(days);
    if (stretches.empty())
        return std::nullopt;
    DayComparison comparison;
    double weight = 0;
    for (auto const& stretch : stretches) {
        comparison.days_with += static_cast<int>(stretch.days_with);
        comparison.days_without += static_cast<int>(stretch.days_without);
        comparison.mean_with += stretch.weight * stretch.mean_with;
        comparison.mean_without += stretch.weight * stretch.mean_without;
        weight += stretch.weight;
    }
    comparison.mean_with /= weight;
    comparison.mean_without /= weight;
    auto const difference = comparison.difference();
    auto const margin = kNinetyFivePercent * deviation_of_turns(stretches) / weight;
    comparison.low = difference - margin;
    comparison.high = difference + margin;
    comparison.chance = chance_of(stretches, difference * weight);
    return comparison;
}

} // namespace evenkeel::history
