#include "core/reading/reading_rules.hpp"

#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::reading {
namespace {

class RequestUploadTest : public ::testing::Test {
protected:
    Owner const kAna{MemberId{"ana"}};
    testing::TestOutside outside_;
    testing::TestStores stores_;
    ReadingRules const rules_{stores_, outside_};
};

TEST_F(RequestUploadTest, KeepsThePlaceItInvitesTo) {
    auto const invitation = rules_.request_upload(kAna);
    auto const upload = stores_.hrv_tasks.find_upload(kAna, invitation.upload_id);
    ASSERT_TRUE(upload);
    EXPECT_EQ(upload->object_key, invitation.post.fields.at("key"));
    EXPECT_EQ(upload->created_at, testing::kMondayMorning);
    EXPECT_TRUE(stores_.queued().empty()); // nothing to do before the recording is there
}

TEST_F(RequestUploadTest, EveryInvitationIsAnotherPlace) {
    auto const first = rules_.request_upload(kAna);
    auto const second = rules_.request_upload(kAna);
    EXPECT_NE(first.upload_id, second.upload_id);
    EXPECT_NE(first.post.fields.at("key"), second.post.fields.at("key"));
}

TEST_F(RequestUploadTest, TheKeySaysNothingOfItsOwner) {
    auto const key = rules_.request_upload(kAna).post.fields.at("key");
    EXPECT_EQ(key.find("ana"), std::string::npos);
    EXPECT_TRUE(key.starts_with("recordings/")) << key;
}

TEST_F(RequestUploadTest, AVisitorGetsOneToo) {
    Owner const visitor{VisitorId{"somebody"}};
    auto const invitation = rules_.request_upload(visitor);
    EXPECT_TRUE(stores_.hrv_tasks.find_upload(visitor, invitation.upload_id));
    EXPECT_FALSE(stores_.hrv_tasks.find_upload(kAna, invitation.upload_id));
}

} // namespace
} // namespace evenkeel::reading
