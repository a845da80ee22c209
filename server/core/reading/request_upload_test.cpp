#include "core/reading/request_upload.hpp"

#include "tests/support/fake_hrv_tasks.hpp"
#include "tests/support/fake_object_store.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/fixed_clock.hpp"

#include <gtest/gtest.h>

namespace evenkeel::reading {
namespace {

class RequestUploadTest : public ::testing::Test {
protected:
    Owner const kAna{MemberId{"ana"}};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::FakeJobs jobs_;
    testing::FakeHrvTasks tasks_{jobs_};
    testing::FakeObjectStore objects_;
    RequestUpload request_{tasks_, objects_, clock_, secure_};
};

TEST_F(RequestUploadTest, KeepsThePlaceItInvitesTo) {
    auto const invitation = request_(kAna);
    auto const upload = tasks_.find_upload(kAna, invitation.upload_id);
    ASSERT_TRUE(upload);
    EXPECT_EQ(upload->object_key, invitation.post.fields.at("key"));
    EXPECT_EQ(upload->created_at, testing::kMondayMorning);
    EXPECT_TRUE(jobs_.queued().empty()); // nothing to do before the recording is there
}

TEST_F(RequestUploadTest, EveryInvitationIsAnotherPlace) {
    auto const first = request_(kAna);
    auto const second = request_(kAna);
    EXPECT_NE(first.upload_id, second.upload_id);
    EXPECT_NE(first.post.fields.at("key"), second.post.fields.at("key"));
}

TEST_F(RequestUploadTest, TheKeySaysNothingOfItsOwner) {
    auto const key = request_(kAna).post.fields.at("key");
    EXPECT_EQ(key.find("ana"), std::string::npos);
    EXPECT_TRUE(key.starts_with("recordings/")) << key;
}

TEST_F(RequestUploadTest, AVisitorGetsOneToo) {
    Owner const visitor{VisitorId{"somebody"}};
    auto const invitation = request_(visitor);
    EXPECT_TRUE(tasks_.find_upload(visitor, invitation.upload_id));
    EXPECT_FALSE(tasks_.find_upload(kAna, invitation.upload_id));
}

} // namespace
} // namespace evenkeel::reading
