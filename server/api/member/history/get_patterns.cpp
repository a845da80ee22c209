#include "api/context.hpp"
#include "api/rounded.hpp"
#include "core/history/history_rules.hpp"
#include <boost/describe.hpp>

namespace evenkeel::api {

struct TraitView {
    /// The kind of trait.
    /// {one of practice, article, journal, first_check_in, weekday, context_tag, body_sign}
    std::string kind;
    /// Which of its kind, such as `social_play`, `monday` or `poor_sleep`.
    std::string key;
};
BOOST_DESCRIBE_STRUCT(TraitView, (), (kind, key))

/// Means of comfort on the ring, -1 to 1, on days that were compared; what lies above 0 is regulated.
struct DayComparisonView {
    /// How many compared days have the trait. {0..}
    int days_with{0};
    /// How many compared days do not have it. {0..}
    int days_without{0};
    /// Mean comfort on days with the trait, to two decimals; above 0 is regulated. {-1..1}
    double mean_with{0};
    /// Mean comfort on days without it, to two decimals. {-1..1}
    double mean_without{0};
    /// `mean_with` minus `mean_without`, to two decimals. {-2..2}
    double difference{0};
    /// The lower end of where the difference lies with about 95 % confidence, to two decimals.
    double low{0};
    /// The upper end of it, to two decimals.
    double high{0};
    /// How often chance alone gives a difference this large or larger, to four decimals. {0..1}
    double chance{0};
};
BOOST_DESCRIBE_STRUCT(DayComparisonView, (),
                      (days_with, days_without, mean_with, mean_without, difference, low, high, chance))

struct PatternView {
    /// The trait whose days were compared.
    TraitView trait;
    /// Whether there were enough days, and whether the days differ. {one of too_few, none, found}
    std::string finding;
    /// How many days with a check-in have the trait. {0..}
    int days_with{0};
    /// How many days with a check-in are known not to have it. {0..}
    int days_without{0};
    /// The comparison. Null when `too_few`.
    std::optional<DayComparisonView> comparison;
};
BOOST_DESCRIBE_STRUCT(PatternView, (), (trait, finding, days_with, days_without, comparison))

struct PatternsReply {
    /// The first of the 180 days. {day}
    std::string from;
    /// The last of them: today. {day}
    std::string to;
    /// How many of them have a check-in. {0..180}
    int days{0};
    /// How many days either side of a comparison needs. {8..8}
    int days_needed{0};
    /// Whether any comparison found a difference. With `compared` above 0 and this false, say that there is
    /// no pattern.
    bool any_found{false};
    /// How many traits had enough days to be compared. {0..}
    int compared{0};
    /// Every trait, whether compared or not.
    std::vector<PatternView> patterns;
};
BOOST_DESCRIBE_STRUCT(PatternsReply, (), (from, to, days, days_needed, any_found, compared, patterns))

namespace {

DayComparisonView comparison_view_of(history::DayComparison const& comparison) {
    return {.days_with = comparison.days_with,
            .days_without = comparison.days_without,
            .mean_with = to_hundredth(comparison.mean_with),
            .mean_without = to_hundredth(comparison.mean_without),
            .difference = to_hundredth(comparison.difference()),
            .low = to_hundredth(comparison.low),
            .high = to_hundredth(comparison.high),
            .chance = rounded(comparison.chance, 4)};
}

PatternView pattern_view_of(history::Pattern const& pattern) {
    PatternView view{.trait = {.kind = std::string{word_of(pattern.trait.kind)}, .key = pattern.trait.key},
                     .finding = std::string{word_of(pattern.finding)},
                     .days_with = pattern.days_with,
                     .days_without = pattern.days_without,
                     .comparison = {}};
    if (pattern.comparison)
        view.comparison = comparison_view_of(*pattern.comparison);
    return view;
}

PatternsReply reply_of(history::ReadPatterns::Found const& found) {
    PatternsReply reply{.from = found.days.first,
                        .to = found.days.last,
                        .days = found.days_with_check_in,
                        .days_needed = history::kFewestDaysOfSide,
                        .any_found = false,
                        .compared = 0,
                        .patterns = {}};
    for (auto const& pattern : found.patterns) {
        reply.any_found = reply.any_found || pattern.finding == history::Finding::found;
        reply.compared += pattern.comparison ? 1 : 0;
        reply.patterns.push_back(pattern_view_of(pattern));
    }
    return reply;
}

http::Answer<PatternsReply> get_patterns(Context const& context, http::Member const& caller) {
    return reply_of(context.rules.history.read_patterns(caller.id()));
}

} // namespace

Route get_patterns_route() {
    return http::get<get_patterns>(
        {.operation = "getPatterns",
         .path = "/authorized/history/patterns",
         .summary =
             "What the last 180 days had in them beside how the member was on the same days: what goes "
             "together, what does not, and what is too rare to say. It never says why.",
         .retries = 2});
}

} // namespace evenkeel::api
