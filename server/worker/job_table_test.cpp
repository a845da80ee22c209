#include "worker/job_table.hpp"

#include "core/account/member/members.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/all_rules.hpp"
#include "core/commerce/invites.hpp"
#include "core/edition/edition.hpp"
#include "core/job/jobs.hpp"
#include "core/reading/hrv_tasks.hpp"
#include "core/state/balance_points.hpp"
#include "tests/support/closed_shop.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"
#include "worker/worker.hpp"

#include <gtest/gtest.h>

namespace evenkeel::worker {
namespace {

using namespace std::chrono_literals;
using namespace testing;

/// Runs the jobs that calls queue, with the handlers that are really installed.
class JobTableTest : public ::testing::Test {
protected:
    static content::ByLanguage contents() {
        content::Content english;
        english.brand.name = "Evenkeel";
        english.welcome_mail = {"Hello {first_name}", "{brand}"};
        english.notification_test_mail = {"A test", "{brand}"};
        english.invite_mail = {"Your code", "{code}"};
        english.trainer_invite_mail = {"Your place", "{code}"};
        return {{"en", english}};
    }

    Handlers all_handlers() {
        return handlers(rules_, [this] { return editions_; });
    }

    MemberId add_member() {
        return rules_.account
            .create_account(editions_->languages(),
                            {.email_address = "ana@example.com",
                             .first_name = "Ana",
                             .time_zone = "Europe/Vienna",
                             .language_code = "en",
                             .device = {}},
                            "192.0.2.1")
            ->member.id;
    }

    TestStores stores_;
    TestOutside outside_;
    ClosedShop shop_{stores_.database()};
    AllRules all_rules_{stores_, outside_, shop_.world()};
    Rules rules_{all_rules_.by_area()};
    std::shared_ptr<Editions const> editions_{std::make_shared<Editions const>(contents())};
    FixedClock& clock_{outside_.clock};
    FakeMailer& mailer_{outside_.mailer};
    FakeObjectStore& objects_{outside_.objects};
    job::Jobs& jobs_{stores_.jobs};
    reading::HrvTasks& tasks_{stores_.hrv_tasks};
    Worker worker_{jobs_, clock_, all_handlers(), {.name = "worker", .schedules = schedules()}};
};

TEST_F(JobTableTest, EveryKindHasOneHandlerAndEveryScheduleItsKind) {
    auto const known = all_handlers();
    EXPECT_EQ(known.size(), job_kinds().size());
    EXPECT_FALSE(schedules().empty());
    for (auto const& schedule : schedules())
        EXPECT_TRUE(known.contains(schedule.kind)) << schedule.name;
}

TEST_F(JobTableTest, ANewMemberGetsOneWelcomeMail) {
    add_member();
    worker_.run_due();
    worker_.run_due();
    ASSERT_EQ(mailer_.sent().size(), 1U);
    EXPECT_EQ(mailer_.sent().front().to, "ana@example.com");
    EXPECT_EQ(mailer_.sent().front().subject, "Hello Ana");
    EXPECT_TRUE(stores_.queued().empty());
}

TEST_F(JobTableTest, AMailIsSentWhenTheMailServerIsBack) {
    mailer_.set_down(true);
    add_member();
    worker_.run_due();
    EXPECT_TRUE(mailer_.sent().empty());
    mailer_.set_down(false);
    clock_.advance(3s);
    worker_.run_due();
    EXPECT_EQ(mailer_.sent().size(), 1U);
}

TEST_F(JobTableTest, AMailThatNobodyWillTakeIsParked) {
    mailer_.refuse_address("ana@example.com");
    add_member();
    worker_.run_due();
    ASSERT_EQ(jobs_.list_parked(9).size(), 1U);
    EXPECT_EQ(jobs_.list_parked(9).front().error_text, "Nobody has this address.");
}

TEST_F(JobTableTest, AnInviteIsMailedOnceAndOnlyWhileItIsOpen) {
    auto const& create = rules_.commerce.create_invite;
    commerce::InviteDraft draft{.kind = commerce::InviteKind::access,
                                .first_name = "Bo",
                                .email_address = "bo@example.com",
                                .months = 3,
                                .send_mail = true,
                                .event_id = {}};
    auto const code = create({}, draft)->invite.code;
    worker_.run_due();
    worker_.run_due();
    ASSERT_EQ(mailer_.sent().size(), 1U);
    EXPECT_EQ(mailer_.sent().front().to, "bo@example.com");
    EXPECT_EQ(mailer_.sent().front().text, spelled_out(code));

    auto const redeemed = create({}, draft)->invite.code;
    stores_.add(a_member("somebody"));
    stores_.invites.redeem(redeemed, MemberId{"somebody"}, clock_.now());
    worker_.run_due();
    EXPECT_EQ(mailer_.sent().size(), 1U);
}

TEST_F(JobTableTest, ACheckInOfTheDayBeforeBecomesTheBalanceOfItsDay) {
    auto const ana = add_member();
    for (int const days_ago : {5, 4, 3, 2, 0, 1}) {
        checkin::CheckInDraft const draft{.event_id = EventId{std::to_string(days_ago)},
                                          .arousal = -0.5,
                                          .comfort = 0.5,
                                          .body_signs = {},
                                          .note = {},
                                          .checked_in_at = clock_.now() - std::chrono::days{days_ago}};
        ASSERT_TRUE(rules_.check_in.record_check_in(editions_->english().content.body_signs,
                                                    {.member = ana, .time_zone = "Europe/Vienna"}, draft));
    }
    EXPECT_EQ(stores_.balance_points.list(ana, all_days(), 2).size(), 1U);
    worker_.run_due();
    EXPECT_EQ(stores_.balance_points.list(ana, all_days(), 2).size(), 2U);
}

TEST_F(JobTableTest, AnAnalysisWaitsForItsUploadAndThenEnds) {
    reading::Owner const owner{add_member()};
    auto const upload = an_upload("one", owner);
    tasks_.add_upload(upload);
    auto const& start = rules_.reading.start_analysis;
    auto const started = start(owner, upload.id, {reading::ReadingContext::other, {}});
    worker_.run_due();
    EXPECT_EQ(tasks_.find(owner, started->task.id)->status, reading::TaskStatus::queued);

    objects_.upload(upload.object_key, "this is no recording");
    EXPECT_EQ(worker_.run_due(), 0U); // not yet
    clock_.advance(2s);
    EXPECT_EQ(worker_.run_due(), 1U);
    EXPECT_EQ(tasks_.find(owner, started->task.id)->status, reading::TaskStatus::rejected);
    EXPECT_TRUE(stores_.queued().empty());
}

TEST_F(JobTableTest, AnAnalysisOfAVisitorFindsItsOwner) {
    reading::Owner const visitor{VisitorId{"somebody"}};
    auto const upload = an_upload("one", visitor);
    tasks_.add_upload(upload);
    objects_.upload(upload.object_key, "this is no recording");
    auto const& start = rules_.reading.start_analysis;
    auto const started = start(visitor, upload.id, {reading::ReadingContext::other, {}});
    worker_.run_due();
    EXPECT_EQ(tasks_.find(visitor, started->task.id)->status, reading::TaskStatus::rejected);
}

TEST_F(JobTableTest, APayloadThatCannotBeReadIsParked) {
    jobs_.enqueue(
        {.kind = reading::kAnalyseUpload, .payload = "gibberish", .unique_key = {}, .run_at = clock_.now()});
    worker_.run_due();
    EXPECT_EQ(jobs_.list_parked(9).size(), 1U);
}

TEST_F(JobTableTest, AbandonedUploadsAndOldSessionsGoByThemselves) {
    reading::Owner const owner{add_member()};
    auto const upload = an_upload("one", owner);
    tasks_.add_upload(upload);
    objects_.upload(upload.object_key, "a recording");
    worker_.run_due();
    EXPECT_TRUE(objects_.holds(upload.object_key));

    clock_.advance(account::kSessionLife + 1s);
    worker_.run_due();
    EXPECT_FALSE(objects_.holds(upload.object_key));
    EXPECT_EQ(stores_.count_rows("sessions"), 0U);
}

} // namespace
} // namespace evenkeel::worker
