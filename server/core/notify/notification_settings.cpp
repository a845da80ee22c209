#include "core/notify/notification_settings.hpp"

#include <algorithm>

namespace evenkeel::notify {
namespace {

constexpr int kNineInTheMorning = 9 * 60;
constexpr QuietHours kUsualQuietHours{.from = 22 * 60, .to = 7 * 60};

bool is_minute(int minute) {
    return minute >= 0 && minute < kMinutesInDay;
}

Result<std::vector<Topic>> topics_of(std::map<std::string, bool> const& wishes) {
    for (auto const& [name, on] : wishes)
        if (!topic_named(name))
            return refuse(Fault::invalid_input, "topics." + name, "There is no such topic.");
    std::vector<Topic> topics;
    for (auto const topic : kTopics)
        if (auto const wish = wishes.find(std::string{to_text(topic)}); wish != wishes.end() && wish->second)
            topics.push_back(topic);
    return topics;
}

Result<std::vector<int>> times_of(std::vector<int> times) {
    if (times.size() > kMostTimes)
        return refuse(Fault::invalid_input, "times", "You can have up to 6 reminders a day.");
    if (!std::ranges::all_of(times, is_minute))
        return refuse(Fault::invalid_input, "times", "A time is a minute of the day from 0 to 1439.");
    std::ranges::sort(times);
    auto const repeats = std::ranges::unique(times);
    times.erase(repeats.begin(), repeats.end());
    return times;
}

Result<void> check_quiet_hours(QuietHours const& quiet) {
    if (!is_minute(quiet.from))
        return refuse(Fault::invalid_input, "quiet_hours.from",
                      "A time is a minute of the day from 0 to 1439.");
    if (!is_minute(quiet.to))
        return refuse(Fault::invalid_input, "quiet_hours.to",
                      "A time is a minute of the day from 0 to 1439.");
    if (quiet.from == quiet.to)
        return refuse(Fault::invalid_input, "quiet_hours.to",
                      "Quiet hours must begin and end at different times.");
    return {};
}

} // namespace

std::string_view to_text(Topic topic) {
    switch (topic) {
    case Topic::check_in:
        return "check_in";
    case Topic::practice:
        return "practice";
    case Topic::reading:
        return "reading";
    case Topic::program:
        return "program";
    case Topic::weekly_reflection:
        return "weekly_reflection";
    case Topic::journal:
        return "journal";
    case Topic::trainer:
        return "trainer";
    case Topic::news:
        return "news";
    }
    return {};
}

std::optional<Topic> topic_named(std::string_view name) {
    auto const found = std::ranges::find(kTopics, name, to_text);
    return found == kTopics.end() ? std::nullopt : std::optional{*found};
}

NotificationSettings usual_settings() {
    return {.topics = {kTopics.begin(), std::ranges::find(kTopics, Topic::news)},
            .times = {kNineInTheMorning},
            .quiet_hours = kUsualQuietHours,
            .pause_until = std::nullopt};
}

Result<NotificationSettings> settled(SettingsDraft const& draft, Instant now) {
    auto const topics = topics_of(draft.topics);
    if (!topics)
        return std::unexpected(topics.error());
    auto const times = times_of(draft.times);
    if (!times)
        return std::unexpected(times.error());
    if (draft.quiet_hours)
        if (auto const quiet = check_quiet_hours(*draft.quiet_hours); !quiet)
            return std::unexpected(quiet.error());
    if (draft.pause_until && *draft.pause_until > now + kLongestPause)
        return refuse(Fault::invalid_input, "pause_until", "A pause can last up to 366 days.");
    auto const pauses = draft.pause_until && *draft.pause_until > now;
    return NotificationSettings{.topics = *topics,
                                .times = *times,
                                .quiet_hours = draft.quiet_hours,
                                .pause_until = pauses ? draft.pause_until : std::nullopt};
}

bool is_quiet(QuietHours const& quiet_hours, int minute_of_day) {
    auto const [from, to] = quiet_hours;
    if (from < to)
        return from <= minute_of_day && minute_of_day < to;
    return from <= minute_of_day || minute_of_day < to;
}

} // namespace evenkeel::notify
