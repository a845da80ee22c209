#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Backend>
class QuizResultsContract : public Contract<Backend> {
protected:
    quiz::QuizResults& results() { return this->stores_.quiz_results; }

    void add(std::string const& key, Instant taken_at = kMondayMorning) {
        (void)results().add_once(a_quiz_result(key, taken_at));
    }

    std::optional<MemberId> owner_after(std::string const& key, MemberId const& member) {
        return results().attach(QuizResultKey{key}, member, kMondayMorning + 5ms)->member_id;
    }

    std::vector<std::string> keys_of(MemberId const& member, std::size_t limit = 10) {
        std::vector<std::string> keys;
        for (auto const& result : results().list(member, limit))
            keys.push_back(result.key.value());
        return keys;
    }
};

TYPED_TEST_SUITE(QuizResultsContract, Backends, BackendNames);

TYPED_TEST(QuizResultsContract, AResultIsFoundAsItWasKept) {
    EXPECT_FALSE(this->results().find(QuizResultKey{"a"}));
    this->add("a", kMondayMorning + 1ms);
    auto const found = this->results().find(QuizResultKey{"a"});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->key, QuizResultKey{"a"});
    EXPECT_EQ(found->event_id, EventId{"a"});
    EXPECT_EQ(found->sealed_answers, "sealed answers of a");
    EXPECT_EQ(found->taken_at, kMondayMorning + 1ms);
    EXPECT_FALSE(found->member_id);
    EXPECT_FALSE(found->attached_at);
}

TYPED_TEST(QuizResultsContract, OneEventIsOneResultHoweverManyAskAtOnce) {
    auto const keys = all_at_once(8, [this](int i) {
        auto result = a_quiz_result("key " + std::to_string(i));
        result.event_id = EventId{"the same"};
        return this->results().add_once(result).key;
    });
    for (auto const& key : keys)
        EXPECT_EQ(key, keys.front());
    EXPECT_TRUE(this->results().find(keys.front()));
}

TYPED_TEST(QuizResultsContract, WhoAttachesFirstHasIt) {
    this->add("a");
    EXPECT_EQ(this->owner_after("a", this->kAna), this->kAna);
    EXPECT_EQ(this->owner_after("a", this->kBo), this->kAna);
    EXPECT_EQ(this->owner_after("a", this->kAna), this->kAna);
    EXPECT_EQ(this->results().find(QuizResultKey{"a"})->attached_at, kMondayMorning + 5ms);
    EXPECT_FALSE(this->results().attach(QuizResultKey{"none"}, this->kAna, kMondayMorning));
}

TYPED_TEST(QuizResultsContract, OfTwoAtOnceOneHasIt) {
    this->add("a");
    auto const owners =
        all_at_once(8, [this](int i) { return this->owner_after("a", i % 2 == 0 ? this->kAna : this->kBo); });
    for (auto const& owner : owners)
        EXPECT_EQ(owner, owners.front());
}

TYPED_TEST(QuizResultsContract, TheListIsTheMembersOwnNewestFirst) {
    this->add("old");
    this->add("new", kMondayMorning + 24h);
    this->add("of bo", kMondayMorning + 1h);
    this->add("of nobody");
    this->owner_after("old", this->kAna);
    this->owner_after("new", this->kAna);
    this->owner_after("of bo", this->kBo);
    EXPECT_THAT(this->keys_of(this->kAna), ElementsAre("new", "old"));
    EXPECT_THAT(this->keys_of(this->kAna, 1), ElementsAre("new"));
    EXPECT_THAT(this->keys_of(MemberId{"nobody"}), IsEmpty());
}

TYPED_TEST(QuizResultsContract, OnlyWhatNobodyKeptIsForgotten) {
    this->add("old");
    this->add("old of ana");
    this->owner_after("old of ana", this->kAna);
    this->add("just in time", kMondayMorning + 1ms);
    EXPECT_EQ(this->results().forget_unattached(kMondayMorning + 1ms), 1U);
    EXPECT_FALSE(this->results().find(QuizResultKey{"old"}));
    EXPECT_TRUE(this->results().find(QuizResultKey{"old of ana"}));
    EXPECT_TRUE(this->results().find(QuizResultKey{"just in time"}));
}

} // namespace
} // namespace evenkeel::testing
