#include "core/account/member/erase_member.hpp"

#include "core/account/member/erasure.hpp"
#include "core/account/member/members.hpp"
#include "core/base/unavailable.hpp"
#include "core/commerce/invites.hpp"
#include "core/job/jobs.hpp"
#include "core/reading/hrv_tasks.hpp"
#include "core/trainer/trainer_links.hpp"
#include "tests/support/fake_object_store.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::account {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

struct FakeBilling final : account::Billing {
    void cancel_everything(MemberId const&) override {
        if (is_down)
            throw Unavailable{"billing is down"};
        ++cancelled;
    }

    int cancelled{0};
    bool is_down{false};
};

class EraseMemberTest : public ::testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(members_.add(testing::a_member("ana"), testing::a_session("s", kAna),
                                 testing::a_job("welcome of ana")));
    }

    void upload(std::string const& id, Instant at) {
        auto const kept = testing::an_upload(id, reading::Owner{kAna}, at);
        tasks_.add_upload(kept);
        objects_.upload(kept.object_key, "beats");
    }

    bool erase() {
        return EraseMember{{.members = members_,
                            .erasure = erasure_,
                            .objects = objects_,
                            .billing = billing_,
                            .clock = clock_,
                            .secure = secure_}}(kAna);
    }

    std::vector<std::string> queued() {
        std::vector<std::string> kinds;
        for (auto const& job : stores_.queued())
            kinds.push_back(job.kind);
        return kinds;
    }

    MemberId const kAna{"ana"};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::TestStores stores_;
    account::Members& members_{stores_.members};
    reading::HrvTasks& tasks_{stores_.hrv_tasks};
    account::Erasure& erasure_{stores_.erasure};
    testing::FakeObjectStore objects_;
    FakeBilling billing_;
};

TEST_F(EraseMemberTest, CancelsErasesAndQueuesTheReceipt) {
    EXPECT_TRUE(erase());
    EXPECT_EQ(billing_.cancelled, 1);
    EXPECT_EQ(stores_.count_rows("members"), 0U);
    EXPECT_THAT(queued(), ::testing::ElementsAre(kSendEraseReceipt));
    EXPECT_TRUE(stores_.queued().front().payload.ends_with(" ana@example.com"));
    EXPECT_FALSE(erase());
    EXPECT_EQ(billing_.cancelled, 1);
}

TEST_F(EraseMemberTest, RemovesEveryRecordingHoweverMany) {
    for (int i = 0; i < 250; ++i)
        upload(fmt::format("{:03}", i), kMondayMorning - 24h);
    EXPECT_TRUE(erase());
    for (int i = 0; i < 250; ++i)
        EXPECT_FALSE(objects_.holds(fmt::format("recordings/{:03}.csv", i)));
    EXPECT_EQ(stores_.queued().size(), 1U);
}

TEST_F(EraseMemberTest, LooksAgainWhereAFileMayStillArrive) {
    upload("old", kMondayMorning - kLateUpload);
    upload("young", kMondayMorning - 5min);
    EXPECT_TRUE(erase());
    ASSERT_THAT(queued(), ::testing::ElementsAre(kRemoveObject, kSendEraseReceipt));
    EXPECT_EQ(stores_.queued().front().payload, "recordings/young.csv");
    EXPECT_EQ(stores_.queued().front().run_at, kMondayMorning - 5min + kLateUpload);
}

TEST_F(EraseMemberTest, WhatCannotBeHadNowLeavesTheMemberForTheNextTry) {
    billing_.is_down = true;
    EXPECT_THROW((void)erase(), Unavailable);
    billing_.is_down = false;
    upload("one", kMondayMorning);
    objects_.set_down(true);
    EXPECT_THROW((void)erase(), Unavailable);
    EXPECT_EQ(stores_.count_rows("members"), 1U);
    objects_.set_down(false);
    EXPECT_TRUE(erase());
}

} // namespace
} // namespace evenkeel::account
