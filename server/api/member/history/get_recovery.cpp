#include "api/context.hpp"
#include "core/base/local_day.hpp"
#include "core/reading/reading_rules.hpp"
#include <boost/describe.hpp>
#include <cmath>

namespace evenkeel::reading {

BOOST_DESCRIBE_ENUM(RecoveryStatus, gathering, usual, above, below)
BOOST_DESCRIBE_ENUM(RecoveryBasis, morning, any)
BOOST_DESCRIBE_ENUM(Sex, female, male)

} // namespace evenkeel::reading

namespace evenkeel::api {

struct RecoveryQuery {
    std::optional<int> age;
    std::optional<reading::Sex> sex;
};
BOOST_DESCRIBE_STRUCT(RecoveryQuery, (), (age, sex))

struct RecoveryDayView {
    std::string day;
    double rmssd_ms{0};
};
BOOST_DESCRIBE_STRUCT(RecoveryDayView, (), (day, rmssd_ms))

/// Days that count, and how many are needed before anything is said.
struct DayCountView {
    int days{0};
    int needed{0};
};
BOOST_DESCRIBE_STRUCT(DayCountView, (), (days, needed))

/// Geometric mean of the days' RMSSD, and what lies within the smallest worthwhile change of it.
struct BaselineView {
    double rmssd_ms{0};
    double usual_from_ms{0};
    double usual_to_ms{0};
};
BOOST_DESCRIBE_STRUCT(BaselineView, (), (rmssd_ms, usual_from_ms, usual_to_ms))

struct TagCountView {
    std::string tag;
    int days{0};
};
BOOST_DESCRIBE_STRUCT(TagCountView, (), (tag, days))

/// Context only: nothing follows from it.
struct NormView {
    int percentile{0};
    int first_age{0};
    int last_age{0};
    std::optional<reading::Sex> sex;
    std::string source;
    std::string link;
    bool is_checked{false}; ///< Whether the numbers were read in the source itself.
};
BOOST_DESCRIBE_STRUCT(NormView, (), (percentile, first_age, last_age, sex, source, link, is_checked))

struct RecoveryReply {
    reading::RecoveryStatus status{};
    reading::RecoveryBasis basis{};
    DayCountView week;     ///< Of the last 7 days.
    DayCountView baseline; ///< Of the last 60 days.
    std::optional<double> week_rmssd_ms;
    std::optional<BaselineView> usual;
    std::vector<RecoveryDayView> days; ///< Oldest first.
    std::vector<TagCountView> tags;    ///< Of the last 7 days.
    std::optional<NormView> norm;
};
BOOST_DESCRIBE_STRUCT(RecoveryReply, (),
                      (status, basis, week, baseline, week_rmssd_ms, usual, days, tags, norm))

namespace {

BaselineView view_of(reading::Baseline const& baseline) {
    return {.rmssd_ms = std::exp(baseline.mean),
            .usual_from_ms = std::exp(baseline.mean - baseline.smallest_change),
            .usual_to_ms = std::exp(baseline.mean + baseline.smallest_change)};
}

NormView view_of(reading::NormPlace const& place) {
    return {.percentile = place.percentile,
            .first_age = place.norm.first_age,
            .last_age = place.norm.last_age,
            .sex = place.norm.sex,
            .source = std::string{place.norm.source},
            .link = std::string{place.norm.link},
            .is_checked = place.norm.is_checked};
}

RecoveryReply reply_of(reading::RecoveryContext const& context) {
    auto const& recovery = context.recovery;
    RecoveryReply reply{.status = recovery.status,
                        .basis = recovery.basis,
                        .week = {recovery.days_in_week, reading::kFewestDaysOfWeek},
                        .baseline = {recovery.days_in_baseline, reading::kFewestDaysOfBaseline},
                        .week_rmssd_ms = {},
                        .usual = {},
                        .days = {},
                        .tags = {},
                        .norm = {}};
    if (recovery.week_mean)
        reply.week_rmssd_ms = std::exp(*recovery.week_mean);
    if (recovery.baseline)
        reply.usual = view_of(*recovery.baseline);
    for (auto const& day : recovery.days)
        reply.days.push_back({day_text(day.day), std::exp(day.ln_rmssd)});
    for (auto const& [tag, days] : recovery.tags)
        reply.tags.push_back({std::string{reading::to_text(tag)}, days});
    if (context.norm)
        reply.norm = view_of(*context.norm);
    return reply;
}

http::Answer<RecoveryReply> get_recovery(Context const& context, http::Member const& caller,
                                         RecoveryQuery const& query) {
    auto const read = context.rules.reading.read_recovery(caller.id(), {.age = query.age, .sex = query.sex});
    if (!read)
        return std::unexpected(read.error());
    return reply_of(*read);
}

} // namespace

Route get_recovery_route() {
    return http::get_where<get_recovery>(
        {.operation = "getRecovery",
         .path = "/authorized/history/recovery",
         .summary =
             "The last week's heart rate variability against the member's own last 60 days. Age and sex "
             "are for the comparison with others and are kept nowhere.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
