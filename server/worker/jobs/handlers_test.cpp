#include "worker/jobs/handlers.hpp"

#include "core/account/create_account.hpp"
#include "core/checkin/record_check_in.hpp"
#include "core/commerce/create_invite.hpp"
#include "core/reading/start_analysis.hpp"
#include "tests/support/fake_account_links.hpp"
#include "tests/support/fake_balance_points.hpp"
#include "tests/support/fake_check_ins.hpp"
#include "tests/support/fake_deliveries.hpp"
#include "tests/support/fake_hrv_tasks.hpp"
#include "tests/support/fake_invites.hpp"
#include "tests/support/fake_mailer.hpp"
#include "tests/support/fake_member_risks.hpp"
#include "tests/support/fake_members.hpp"
#include "tests/support/fake_object_store.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/fake_sessions.hpp"
#include "tests/support/samples.hpp"
#include "worker/worker.hpp"

#include <gtest/gtest.h>

namespace evenkeel::worker::jobs {
namespace {

using namespace std::chrono_literals;
using namespace testing;

/// What the calls queue, worked off by the handlers that are really installed.
class HandlersTest : public ::testing::Test {
protected:
    Handlers handlers() {
        return all_handlers(
            {.refresh_balance = {members_, points_, clock_},
             .send_welcome_mail =
                 notify::SendWelcomeMail{
                     {.members = members_,
                      .links = links_,
                      .tokens = tokens_,
                      .mailer = mailer_,
                      .clock = clock_,
                      .wording = {content::MailText{"Hello {first_name}", "{brand}"}, "Evenkeel", ""}}},
             .send_test_message = notify::SendTestMessage{{.members = members_,
                                                           .deliveries = deliveries_,
                                                           .mailer = mailer_,
                                                           .clock = clock_,
                                                           .text = content::MailText{"A test", "{brand}"},
                                                           .words = content::MailWords{},
                                                           .brand = "Evenkeel"}},
             .send_invite_mail = {invites_,
                                  mailer_,
                                  {{"Your code", "{code}"}, {"Your place", "{code}"}, "", "", ""}},
             .analyse_upload = {tasks_, objects_, clock_},
             .sweep_uploads = {tasks_, objects_, clock_},
             .forget_visitors_readings = {tasks_, objects_, clock_},
             .forget_sessions = {sessions_, clock_},
             .forget_safety_events = {risks_, clock_}});
    }

    MemberId add_member() {
        account::CreateAccount const create{members_, clock_, secure_};
        return create({.email_address = "ana@example.com",
                       .first_name = "Ana",
                       .time_zone = "Europe/Vienna",
                       .language_code = "en",
                       .device = {}})
            ->member.id;
    }

    FixedClock clock_;
    FakeSecure secure_;
    FakeJobs jobs_;
    FakeAccounts accounts_;
    FakeMembers members_{accounts_, jobs_};
    FakeSessions sessions_{accounts_};
    FakeMemberRisks risks_;
    FakeTrainerLinks trainer_links_;
    FakeAccountLinks links_{accounts_, trainer_links_, jobs_};
    account::LinkTokens tokens_{secure_, "key"};
    FakeCheckIns check_ins_{jobs_};
    FakeBalancePoints points_{check_ins_};
    std::vector<checkin::BodySign> const no_signs_;
    FakeHrvTasks tasks_{jobs_};
    FakeObjectStore objects_;
    FakeMailer mailer_;
    FakeDeliveries deliveries_{jobs_};
    FakeInvites invites_{accounts_, trainer_links_, jobs_};
    Worker worker_{jobs_, clock_, handlers(), {.name = "worker", .schedules = all_schedules()}};
};

TEST_F(HandlersTest, EveryScheduleHasItsHandler) {
    auto const known = handlers();
    for (auto const& schedule : all_schedules())
        EXPECT_TRUE(known.contains(schedule.kind)) << schedule.name;
}

TEST_F(HandlersTest, ANewMemberGetsOneWelcomeMail) {
    add_member();
    worker_.run_due();
    worker_.run_due();
    ASSERT_EQ(mailer_.sent().size(), 1U);
    EXPECT_EQ(mailer_.sent().front().to, "ana@example.com");
    EXPECT_EQ(mailer_.sent().front().subject, "Hello Ana");
    EXPECT_TRUE(jobs_.queued().empty());
}

TEST_F(HandlersTest, AMailIsSentWhenTheMailServerIsBack) {
    mailer_.set_down(true);
    add_member();
    worker_.run_due();
    EXPECT_TRUE(mailer_.sent().empty());
    mailer_.set_down(false);
    clock_.advance(3s);
    worker_.run_due();
    EXPECT_EQ(mailer_.sent().size(), 1U);
}

TEST_F(HandlersTest, AMailThatNobodyWillTakeIsParked) {
    mailer_.refuse_address("ana@example.com");
    add_member();
    worker_.run_due();
    ASSERT_EQ(jobs_.list_parked(9).size(), 1U);
    EXPECT_EQ(jobs_.list_parked(9).front().error_text, "Nobody has this address.");
}

TEST_F(HandlersTest, AnInviteIsMailedOnceAndOnlyWhileItIsOpen) {
    commerce::CreateInvite const create{invites_, clock_, secure_};
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
    EXPECT_EQ(mailer_.sent().front().text, commerce::spelled_out(code));

    auto const redeemed = create({}, draft)->invite.code;
    invites_.redeem(redeemed, MemberId{"somebody"}, clock_.now());
    worker_.run_due();
    EXPECT_EQ(mailer_.sent().size(), 1U);
}

TEST_F(HandlersTest, ACheckInBecomesTheBalanceOfTheDay) {
    auto const ana = add_member();
    checkin::RecordCheckIn const record{{.check_ins = check_ins_,
                                         .members = members_,
                                         .body_signs = no_signs_,
                                         .clock = clock_,
                                         .secure = secure_}};
    checkin::CheckInDraft const draft{.event_id = EventId{"one"},
                                      .arousal = -0.5,
                                      .comfort = 0.5,
                                      .body_signs = {},
                                      .note = {},
                                      .checked_in_at = {}};
    ASSERT_TRUE(record(ana, draft));
    worker_.run_due();
    EXPECT_TRUE(points_.list(ana, all_days(), 1).size() == 1);
}

TEST_F(HandlersTest, AnAnalysisWaitsForItsUploadAndThenEnds) {
    reading::Owner const owner{add_member()};
    auto const upload = an_upload("one", owner);
    tasks_.add_upload(upload);
    reading::StartAnalysis const start{tasks_, clock_, secure_};
    auto const started = start(owner, upload.id, {reading::ReadingContext::other, {}});
    worker_.run_due();
    EXPECT_EQ(tasks_.find(owner, started->task.id)->status, reading::TaskStatus::queued);

    objects_.upload(upload.object_key, "this is no recording");
    EXPECT_EQ(worker_.run_due(), 0U); // not yet
    clock_.advance(2s);
    EXPECT_EQ(worker_.run_due(), 1U);
    EXPECT_EQ(tasks_.find(owner, started->task.id)->status, reading::TaskStatus::rejected);
    EXPECT_TRUE(jobs_.queued().empty());
}

TEST_F(HandlersTest, AnAnalysisOfAVisitorFindsItsOwner) {
    reading::Owner const visitor{VisitorId{"somebody"}};
    auto const upload = an_upload("one", visitor);
    tasks_.add_upload(upload);
    objects_.upload(upload.object_key, "this is no recording");
    reading::StartAnalysis const start{tasks_, clock_, secure_};
    auto const started = start(visitor, upload.id, {reading::ReadingContext::other, {}});
    worker_.run_due();
    EXPECT_EQ(tasks_.find(visitor, started->task.id)->status, reading::TaskStatus::rejected);
}

TEST_F(HandlersTest, APayloadThatCannotBeReadIsParked) {
    jobs_.enqueue(
        {.kind = reading::kAnalyseUpload, .payload = "gibberish", .unique_key = {}, .run_at = clock_.now()});
    worker_.run_due();
    EXPECT_EQ(jobs_.list_parked(9).size(), 1U);
}

TEST_F(HandlersTest, AbandonedUploadsAndOldSessionsGoByThemselves) {
    reading::Owner const owner{add_member()};
    auto const upload = an_upload("one", owner);
    tasks_.add_upload(upload);
    objects_.upload(upload.object_key, "a recording");
    worker_.run_due();
    EXPECT_TRUE(objects_.holds(upload.object_key));

    clock_.advance(account::kSessionLife + 1s);
    worker_.run_due();
    EXPECT_FALSE(objects_.holds(upload.object_key));
    EXPECT_TRUE(accounts_.sessions.empty());
}

} // namespace
} // namespace evenkeel::worker::jobs
