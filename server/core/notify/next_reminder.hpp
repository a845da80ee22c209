#pragma once

#include "core/account/member/members.hpp"
#include "core/notify/notification_settings.hpp"

namespace evenkeel::notify {

/// A pause of the practice silences all reminders of a member, beside their own settings.
class Silences {
public:
    virtual ~Silences() = default;

    /// Nothing: nothing is silenced.
    [[nodiscard]] virtual std::optional<Instant> silent_until(MemberId const& member) const = 0;
};

/// When the next reminder of this topic is due: the first of the member's times after `after` and not before
/// `not_before` or the end of their pause. A time inside quiet hours brings nothing; it is not put off. A
/// time that a change of the clock skips comes with the first moment behind the gap, one that comes twice the
/// first time only. Nothing when the topic is off or no time is outside quiet hours.
[[nodiscard]] std::optional<Instant> next_reminder(NotificationSettings const& settings, Topic topic,
                                                   std::string_view time_zone, Instant after,
                                                   std::optional<Instant> not_before = std::nullopt);

/// The rule with what is known of a member.
class NextReminder {
public:
    NextReminder(account::Members const& members, NotificationSettingsStore const& settings,
                 Silences const& silences)
        : members_{members}, settings_{settings}, silences_{silences} {}

    [[nodiscard]] std::optional<Instant> operator()(MemberId const& member, Topic topic, Instant after) const;

private:
    account::Members const& members_;
    NotificationSettingsStore const& settings_;
    Silences const& silences_;
};

} // namespace evenkeel::notify
