#include "core/feedback/give_feedback.hpp"

#include "core/account/member/members.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/feedback/feedbacks.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::feedback {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;

class GiveFeedbackTest : public ::testing::Test {
protected:
    void SetUp() override { stores_.add(testing::a_member("ana")); }

    MemberId const kAna{"ana"};
    testing::TestStores stores_;
    testing::TestOutside outside_;
    testing::FixedClock& clock_{outside_.clock};
    feedback::Feedbacks& feedbacks_{stores_.feedbacks};
    GiveFeedback give_{stores_, outside_};
};

TEST_F(GiveFeedbackTest, WordsAreKeptOncePerEvent) {
    EXPECT_EQ(give_.words(kAna, "more walks", EventId{"e"}), true);
    EXPECT_EQ(give_.words(kAna, "more walks", EventId{"e"}), false);
    ASSERT_TRUE(give_.words(kAna, "more walks", {}));
    ASSERT_TRUE(give_.words(kAna, "more walks", {}));
    EXPECT_EQ(feedbacks_.list({}, 10).size(), 3U);
}

TEST_F(GiveFeedbackTest, WordsHaveALengthAndAPace) {
    EXPECT_EQ(give_.words(kAna, " \n", {}).error().field, "app_feedback_text");
    EXPECT_EQ(give_.words(kAna, std::string(kLongestFeedback + 1, 'a'), {}).error().field,
              "app_feedback_text");
    for (int i = 0; i < kFeedbackRate.calls; ++i)
        EXPECT_TRUE(give_.words(kAna, std::string(kLongestFeedback, 'a'), {}));
    EXPECT_EQ(give_.words(kAna, "a", {}).error().fault, Fault::too_many_requests);
}

TEST_F(GiveFeedbackTest, StarsAreThoseOfTheMembersDay) {
    for (int const wrong : {0, 6, -1})
        EXPECT_EQ(give_.stars(kAna, wrong).error().field, "star_rating");
    ASSERT_TRUE(give_.stars(kAna, 2));
    clock_.advance(14h); // 22:00 in UTC, 23:00 in Vienna
    ASSERT_TRUE(give_.stars(kAna, 3));
    clock_.advance(1h); // midnight in Vienna
    ASSERT_TRUE(give_.stars(kAna, 5));
    EXPECT_THAT(feedbacks_.count_stars(), ElementsAre(0, 0, 1, 0, 1));
    EXPECT_EQ(give_.stars(MemberId{"gone"}, 5).error().fault, Fault::session_required);
}

TEST_F(GiveFeedbackTest, ReviewRequestsCountOncePerEvent) {
    EXPECT_EQ(give_.review_request(kAna, EventId{"e"}), 1);
    EXPECT_EQ(give_.review_request(kAna, EventId{"e"}), 1);
    EXPECT_EQ(give_.review_request(kAna, {}), 2);
    EXPECT_EQ(give_.review_request(kAna, {}), 3);
}

} // namespace
} // namespace evenkeel::feedback
