#include "api/context.hpp"
#include "core/history/history_rules.hpp"
#include <boost/describe.hpp>

namespace evenkeel::api {

struct TraitView {
    std::string kind; ///< practice, article, journal, first_check_in, weekday, context_tag or body_sign.
    std::string key;  ///< Which of its kind: `social_play`, `monday`, `poor_sleep`.
};
BOOST_DESCRIBE_STRUCT(TraitView, (), (kind, key))

/// Means of comfort on the ring, -1 to 1, on days that were compared; what lies above 0 is regulated.
struct DayComparisonView {
    int days_with{0};
    int days_without{0};
    double mean_with{0};
    double mean_without{0};
    double difference{0}; ///< mean_with − mean_without; with about 95 % confidence between the next two.
    double low{0};
    double high{0};
    double chance{0}; ///< How often chance alone gives as much or more.
};
BOOST_DESCRIBE_STRUCT(DayComparisonView, (),
                      (days_with, days_without, mean_with, mean_without, difference, low, high, chance))

struct PatternView {
    TraitView trait;
    std::string finding; ///< too_few, none or found.
    int days_with{0};
    int days_without{0};
    std::optional<DayComparisonView> comparison; ///< Null when too_few.
};
BOOST_DESCRIBE_STRUCT(PatternView, (), (trait, finding, days_with, days_without, comparison))

struct PatternsReply {
    std::string from;
    std::string to;
    int days{0};           ///< With a check-in.
    int days_needed{0};    ///< On either side of a comparison.
    bool any_found{false}; ///< False once something was compared: no pattern found.
    int compared{0};       ///< Traits that had enough days.
    std::vector<PatternView> patterns;
};
BOOST_DESCRIBE_STRUCT(PatternsReply, (), (from, to, days, days_needed, any_found, compared, patterns))

namespace {

DayComparisonView view_of(history::DayComparison const& comparison) {
    return {.days_with = comparison.days_with,
            .days_without = comparison.days_without,
            .mean_with = comparison.mean_with,
            .mean_without = comparison.mean_without,
            .difference = comparison.difference(),
            .low = comparison.low,
            .high = comparison.high,
            .chance = comparison.chance};
}

PatternView view_of(history::Pattern const& pattern) {
    PatternView view{.trait = {.kind = std::string{word_of(pattern.trait.kind)}, .key = pattern.trait.key},
                     .finding = std::string{word_of(pattern.finding)},
                     .days_with = pattern.days_with,
                     .days_without = pattern.days_without,
                     .comparison = {}};
    if (pattern.comparison)
        view.comparison = view_of(*pattern.comparison);
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
        reply.patterns.push_back(view_of(pattern));
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
