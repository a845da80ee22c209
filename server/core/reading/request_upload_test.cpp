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
    std::string const kHome{"10.0.0.1"};
    testing::TestOutside outside_;
    testing::TestStores stores_;
    ReadingRules const rules_{stores_, outside_};
};

TEST_F(RequestUploadTest, KeepsThePlaceItInvitesTo) {
    auto const invitation = rules_.request_upload(kAna, kHome);
    auto const upload = stores_.hrv_tasks.find_upload(kAna, invitation->upload_id);
    ASSERT_TRUE(upload);
    EXPECT_EQ(upload->object_key, invitation->post.fields.at("key"));
    EXPECT_EQ(upload->created_at, testing::kMondayMorning);
    EXPECT_TRUE(stores_.queued().empty()); // nothing to do before the recording is there
}

TEST_F(RequestUploadTest, EveryInvitationIsAnotherPlace) {
    auto const first = rules_.request_upload(kAna, kHome);
    auto const second = rules_.request_upload(kAna, kHome);
    EXPECT_NE(first->upload_id, second->upload_id);
    EXPECT_NE(first->post.fields.at("key"), second->post.fields.at("key"));
}

TEST_F(RequestUploadTest, TheKeySaysNothingOfItsOwner) {
    auto const key = rules_.request_upload(kAna, kHome)->post.fields.at("key");
    EXPECT_EQ(key.find("ana"), std::string::npos);
    EXPECT_TRUE(key.starts_with("recordings/")) << key;
}

TEST_F(RequestUploadTest, AVisitorGetsOneToo) {
    Owner const visitor{VisitorId{"somebody"}};
    auto const invitation = rules_.request_upload(visitor, kHome);
    EXPECT_TRUE(stores_.hrv_tasks.find_upload(visitor, invitation->upload_id));
    EXPECT_FALSE(stores_.hrv_tasks.find_upload(kAna, invitation->upload_id));
}

TEST_F(RequestUploadTest, VisitorsOfOneAddressHaveAShareAndMembersHaveNoPartInIt) {
    for (int i = 0; i < kVisitorsUploads.calls; ++i)
        EXPECT_TRUE(rules_.request_upload(Owner{VisitorId{std::to_string(i)}}, kHome));
    auto const refused = rules_.request_upload(Owner{VisitorId{"one more"}}, kHome);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::too_many_requests);
    EXPECT_TRUE(rules_.request_upload(Owner{VisitorId{"elsewhere"}}, "10.0.0.2"));
    EXPECT_TRUE(rules_.request_upload(kAna, kHome));
}

TEST_F(RequestUploadTest, AllVisitorsTogetherHaveAShareToo) {
    for (int i = 0; i < kAllVisitorsUploads.calls; ++i)
        EXPECT_TRUE(rules_.request_upload(Owner{VisitorId{"somebody"}}, std::to_string(i)));
    EXPECT_FALSE(rules_.request_upload(Owner{VisitorId{"somebody"}}, kHome));
    EXPECT_TRUE(rules_.request_upload(kAna, kHome));
}

} // namespace
} // namespace evenkeel::reading
