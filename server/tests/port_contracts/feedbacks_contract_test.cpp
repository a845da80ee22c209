#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;

template <class Backend>
class FeedbacksContract : public Contract<Backend> {
protected:
    feedback::Feedbacks& feedbacks() { return this->stores_.feedbacks; }

    bool add(std::string const& id, std::string const& event, MemberId const& member) {
        return feedbacks().add_once({.id = FeedbackId{id},
                                     .member_id = member,
                                     .event_id = EventId{event},
                                     .text = "text of " + id + " \n😀",
                                     .given_at = kMondayMorning + 1ms});
    }

    std::string ids(std::optional<FeedbackId> const& before, std::size_t limit) {
        std::string text;
        for (auto const& shown : feedbacks().list(before, limit))
            text += shown.feedback.id.value();
        return text;
    }

    int count(std::string const& event) {
        return feedbacks().count_review_request(this->kAna, EventId{event}, kMondayMorning);
    }
};

TYPED_TEST_SUITE(FeedbacksContract, Backends, BackendNames);

TYPED_TEST(FeedbacksContract, FeedbackIsReadAsItWasGivenWithWhomToAnswer) {
    EXPECT_TRUE(this->add("1", "e", this->kAna));
    auto const shown = this->feedbacks().list({}, 10);
    ASSERT_EQ(shown.size(), 1U);
    EXPECT_EQ(shown.front().feedback.member_id, this->kAna);
    EXPECT_EQ(shown.front().feedback.event_id, EventId{"e"});
    EXPECT_EQ(shown.front().feedback.text, "text of 1 \n😀");
    EXPECT_EQ(shown.front().feedback.given_at, kMondayMorning + 1ms);
    EXPECT_EQ(shown.front().first_name, "Ana");
    EXPECT_EQ(shown.front().email_address, "ana@example.com");
}

TYPED_TEST(FeedbacksContract, OneEventIsKeptOnce) {
    auto const kept =
        all_at_once(8, [this](int i) { return this->add(std::to_string(i), "the same", this->kAna); });
    EXPECT_EQ(std::ranges::count(kept, true), 1);
    EXPECT_TRUE(this->add("of bo", "the same", this->kBo));
    EXPECT_EQ(this->feedbacks().list({}, 10).size(), 2U);
}

TYPED_TEST(FeedbacksContract, TheListIsNewestFirstAndGoesOnBehindAnEntry) {
    for (auto const* const id : {"1", "3", "2"})
        this->add(id, id, this->kAna);
    EXPECT_EQ(this->ids({}, 10), "321");
    EXPECT_EQ(this->ids({}, 2), "32");
    EXPECT_EQ(this->ids(FeedbackId{"2"}, 10), "1");
}

TYPED_TEST(FeedbacksContract, TheLastRatingOfADayCounts) {
    auto const rate = [this](MemberId const& member, char const* day, int stars) {
        this->feedbacks().rate({.member_id = member, .day = day, .stars = stars, .rated_at = kMondayMorning});
    };
    EXPECT_THAT(this->feedbacks().count_stars(), ElementsAre(0, 0, 0, 0, 0));
    rate(this->kAna, "2026-03-02", 1);
    rate(this->kAna, "2026-03-02", 5);
    rate(this->kAna, "2026-03-03", 4);
    rate(this->kBo, "2026-03-02", 5);
    EXPECT_THAT(this->feedbacks().count_stars(), ElementsAre(0, 0, 0, 1, 2));
}

TYPED_TEST(FeedbacksContract, ReviewRequestsCountOncePerEvent) {
    EXPECT_EQ(this->count("a"), 1);
    EXPECT_EQ(this->count("b"), 2);
    EXPECT_EQ(this->count("a"), 2);
    EXPECT_EQ(this->feedbacks().count_review_request(this->kBo, EventId{"a"}, kMondayMorning), 1);
}

TYPED_TEST(FeedbacksContract, ReviewRequestsAtOnceAllCount) {
    all_at_once(8, [this](int i) { return this->count(std::to_string(i % 4)); });
    EXPECT_EQ(this->count("0"), 4);
}

TYPED_TEST(FeedbacksContract, CountingEndsSomewhere) {
    for (int i = 0; i < feedback::kMostReviewRequests; ++i)
        this->count(std::to_string(i));
    EXPECT_EQ(this->count("one more"), feedback::kMostReviewRequests);
}

} // namespace
} // namespace evenkeel::testing
