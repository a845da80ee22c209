#include "core/notify/next_reminder.hpp"

#include "core/base/local_day.hpp"

#include <algorithm>

namespace evenkeel::notify {
namespace {

/// The first moment at which a reminder may come.
Instant earliest(NotificationSettings const& settings, Instant after, std::optional<Instant> not_before) {
    // Times are to the millisecond, so the next one is the first moment after.
    return std::max({after + std::chrono::milliseconds{1}, not_before.value_or(after),
                     settings.pause_until.value_or(after)});
}

bool is_silent(NotificationSettings const& settings, Instant moment, std::string_view time_zone) {
    return settings.quiet_hours && is_quiet(*settings.quiet_hours, minute_of_day(moment, time_zone));
}

} // namespace

std::optional<Instant> next_reminder(NotificationSettings const& settings, Topic topic,
                                     std::string_view time_zone, Instant after,
                                     std::optional<Instant> not_before) {
    if (std::ranges::find(settings.topics, topic) == settings.topics.end())
        return std::nullopt;
    auto const from = earliest(settings, after, not_before);
    // Two days hold every time of day once; a third because one of them may have been skipped by the clock.
    auto const today = local_day(from, time_zone);
    std::optional<Instant> next;
    for (int days = 0; days <= 2; ++days)
        for (auto const minute : settings.times) {
            auto const moment = moment_at(today + std::chrono::days{days}, minute, time_zone);
            if (moment >= from && !is_silent(settings, moment, time_zone) && (!next || moment < *next))
                next = moment;
        }
    return next;
}

std::optional<Instant> NextReminder::operator()(MemberId const& member_id, Topic topic, Instant after) const {
    auto const member = members_.find(member_id);
    if (!member)
        return std::nullopt;
    auto const settings = settings_.find(member_id).value_or(usual_settings());
    return next_reminder(settings, topic, member->time_zone, after, silences_.silent_until(member_id));
}

} // namespace evenkeel::notify
