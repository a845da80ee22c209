#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/result.hpp"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::notify {

/// The subjects of reminders, each on or off.
enum class Topic { check_in, practice, reading, program, weekly_reflection, journal, trainer, news };

inline constexpr std::array kTopics{Topic::check_in,          Topic::practice, Topic::reading, Topic::program,
                                    Topic::weekly_reflection, Topic::journal,  Topic::trainer, Topic::news};

[[nodiscard]] std::string_view to_text(Topic topic);
[[nodiscard]] std::optional<Topic> topic_named(std::string_view name);

/// Minutes of the member's day, as the clock on the wall shows them. From 22:00 to 7:00 passes midnight.
struct QuietHours {
    int from{0}; ///< The first quiet minute.
    int to{0};   ///< The first that is not quiet any more.
};

struct NotificationSettings {
    std::vector<Topic> topics; ///< Those that are on, in the order of `kTopics`.
    std::vector<int> times;    ///< When reminders come: minutes of the member's day, ordered, each once.
    std::optional<QuietHours> quiet_hours;
    std::optional<Instant> pause_until;
};

inline constexpr int kMinutesInDay = 24 * 60;
inline constexpr std::size_t kMostTimes = 6;
inline constexpr std::chrono::days kLongestPause{366};

/// Before a member has said anything: everything but news, at nine in the morning, quiet from ten in the
/// evening to seven.
[[nodiscard]] NotificationSettings usual_settings();

/// As a member sends them. The settings are replaced as a whole: a topic that is not named is off.
struct SettingsDraft {
    std::map<std::string, bool> topics;
    std::vector<int> times;
    std::optional<QuietHours> quiet_hours;
    std::optional<Instant> pause_until;
};

/// Refuses by field: a topic nobody knows ("topics.<name>"), more than 6 times or one outside the day
/// ("times"), quiet hours outside the day or without a length ("quiet_hours.from", "quiet_hours.to"), a pause
/// beyond 366 days ("pause_until"). A pause that is over is none.
[[nodiscard]] Result<NotificationSettings> settled(SettingsDraft const& draft, Instant now);

[[nodiscard]] bool is_quiet(QuietHours const& quiet_hours, int minute_of_day);

/// Where the settings of members are kept.
class NotificationSettingsStore {
public:
    virtual ~NotificationSettingsStore() = default;

    /// Nothing when the member has never said anything.
    [[nodiscard]] virtual std::optional<NotificationSettings> find(MemberId const& member) const = 0;

    /// Replaces all of the member's settings.
    virtual void keep(MemberId const& member, NotificationSettings const& settings, Instant at) = 0;
};

} // namespace evenkeel::notify
