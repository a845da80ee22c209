#include "api/context.hpp"
#include "api/rounded.hpp"
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
    /// The member's age in years, for the comparison with others; it is kept nowhere. Left out: no
    /// comparison. {18..110}
    std::optional<int> age;
    /// The member's sex, for tables that tell the sexes apart; it is kept nowhere.
    std::optional<reading::Sex> sex;
};
BOOST_DESCRIBE_STRUCT(RecoveryQuery, (), (age, sex))

struct RecoveryDayView {
    std::string day;    ///< The member's calendar day. {day}
    double rmssd_ms{0}; ///< The day's RMSSD in milliseconds, to a tenth: the geometric mean of its readings.
};
BOOST_DESCRIBE_STRUCT(RecoveryDayView, (), (day, rmssd_ms))

/// Days that count, and how many are needed before anything is said.
struct DayCountView {
    int days{0};   ///< How many days have a reading that counts. {0..}
    int needed{0}; ///< How many are needed before anything is said. {1..}
};
BOOST_DESCRIBE_STRUCT(DayCountView, (), (days, needed))

/// Geometric mean of the days' RMSSD, and what lies within the smallest worthwhile change of it.
struct BaselineView {
    double rmssd_ms{0};      ///< The geometric mean of the days' RMSSD in milliseconds, to a tenth.
    double usual_from_ms{0}; ///< Below this many milliseconds, to a tenth, a week lies below the usual.
    double usual_to_ms{0};   ///< Above this many milliseconds, to a tenth, a week lies above the usual.
};
BOOST_DESCRIBE_STRUCT(BaselineView, (), (rmssd_ms, usual_from_ms, usual_to_ms))

struct TagCountView {
    /// A tag that the member gave with readings.
    /// {one of alcohol, caffeine, nicotine, illness, poor_sleep, hard_training, travel, period, stress,
    /// new_medication}
    std::string tag;
    /// On how many of the last 7 days it was said. {1..7}
    int days{0};
};
BOOST_DESCRIBE_STRUCT(TagCountView, (), (tag, days))

/// Context only: nothing follows from it.
struct NormView {
    int percentile{0};               ///< How many of a hundred such people have a smaller RMSSD. {1..99}
    int first_age{0};                ///< The youngest age of the group, in years.
    int last_age{0};                 ///< The oldest age of the group, in years.
    std::optional<reading::Sex> sex; ///< The sex of the group. Null: the table does not tell the sexes apart.
    std::string source;              ///< Where the figures come from, and how they were measured.
    std::string link;                ///< The address of the source. {format uri}
    bool is_checked{false};          ///< Whether the figures were read in the source itself.
};
BOOST_DESCRIBE_STRUCT(NormView, (), (percentile, first_age, last_age, sex, source, link, is_checked))

struct RecoveryReply {
    /// How the last week compares with the member's own usual; `gathering` while there is too little to say.
    reading::RecoveryStatus status{};
    /// Which readings were compared: those of the morning where there are enough, else all.
    reading::RecoveryBasis basis{};
    /// Days that count of the last 7, and how many are needed.
    DayCountView week;
    /// Days that count of the last 60, and how many are needed.
    DayCountView baseline;
    /// The last week's RMSSD in milliseconds, to a tenth. Null while its days are too few.
    std::optional<double> week_rmssd_ms;
    /// The member's own usual. Null while the days are too few.
    std::optional<BaselineView> usual;
    /// The days that count, oldest first. {items 0..60}
    std::vector<RecoveryDayView> days;
    /// The tags given with readings of the last 7 days: each moves the values by itself.
    std::vector<TagCountView> tags;
    /// Where the week lies among others of that age. Null without an age, or where no table reaches.
    std::optional<NormView> norm;
};
BOOST_DESCRIBE_STRUCT(RecoveryReply, (),
                      (status, basis, week, baseline, week_rmssd_ms, usual, days, tags, norm))

namespace {

BaselineView baseline_view_of(reading::Baseline const& baseline) {
    return {.rmssd_ms = to_tenth(std::exp(baseline.mean)),
            .usual_from_ms = to_tenth(std::exp(baseline.mean - baseline.smallest_change)),
            .usual_to_ms = to_tenth(std::exp(baseline.mean + baseline.smallest_change))};
}

NormView norm_view_of(reading::NormPlace const& place) {
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
        reply.week_rmssd_ms = to_tenth(std::exp(*recovery.week_mean));
    if (recovery.baseline)
        reply.usual = baseline_view_of(*recovery.baseline);
    for (auto const& day : recovery.days)
        reply.days.push_back({day_text(day.day), to_tenth(std::exp(day.ln_rmssd))});
    for (auto const& [tag, days] : recovery.tags)
        reply.tags.push_back({std::string{reading::to_text(tag)}, days});
    if (context.norm)
        reply.norm = norm_view_of(*context.norm);
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
