#pragma once

#include "core/snapshot/member_settings.hpp"
#include "tests/support/fake_feedbacks.hpp"
#include "tests/support/fake_journal.hpp"
#include "tests/support/fake_notifications.hpp"
#include "tests/support/fake_trainer_links.hpp"

namespace evenkeel::testing {

/// Looks at the other fakes, as the real one looks at the others' tables.
class FakeMemberSettings final : public snapshot::MemberSettingsReader {
public:
    struct Parts {
        FakeTrainerLinks const& trainer_links;
        FakeFeedbacks const& feedbacks;
        FakeNotificationSettings const& notifications;
        FakeJournal const& journal;
    };

    explicit FakeMemberSettings(Parts parts) : parts_{parts} {}

    [[nodiscard]] snapshot::MemberSettings find(MemberId const& member) const override {
        auto const notifications = parts_.notifications.find(member);
        return {.trainer_linked = parts_.trainer_links.find(member).has_value(),
                .review_request_count = parts_.feedbacks.review_requests(member),
                .notifications_paused_until = notifications ? notifications->pause_until : std::nullopt,
                .unread_journal = parts_.journal.unread(member)};
    }

private:
    Parts parts_;
};

} // namespace evenkeel::testing
