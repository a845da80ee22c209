#include "core/snapshot/snapshot_memory.hpp"
#include "tests/support/samples.hpp"

#include <gtest/gtest.h>

namespace evenkeel::snapshot {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

class SnapshotMemoryTest : public ::testing::Test {
protected:
    void keep(std::string const& name, std::int64_t revision, Instant at = kMondayMorning) {
        auto const facts = std::make_shared<SnapshotFacts>();
        facts->member = testing::a_member(name);
        facts->read_at = at;
        facts->today = local_day(at, facts->member.time_zone);
        facts->settings.revision = revision;
        memory_.keep(facts);
    }

    [[nodiscard]] bool knows(std::string const& name, std::int64_t revision, Instant now = kMondayMorning) {
        auto const facts = memory_.find(MemberId{name}, revision, now);
        return facts && facts->member.id == MemberId{name} && facts->settings.revision == revision;
    }

    SnapshotMemory memory_{2};
};

TEST_F(SnapshotMemoryTest, KnowsOneRevisionOfAMember) {
    EXPECT_FALSE(knows("ana", 1));
    keep("ana", 1);
    EXPECT_TRUE(knows("ana", 1));
    EXPECT_FALSE(knows("ana", 2));
    EXPECT_FALSE(knows("bo", 1));
    keep("ana", 2);
    EXPECT_TRUE(knows("ana", 2));
    EXPECT_FALSE(knows("ana", 1));
}

TEST_F(SnapshotMemoryTest, ForgetsWhoCameLongestAgo) {
    keep("ana", 1);
    keep("bo", 1);
    EXPECT_TRUE(knows("ana", 1));
    keep("cleo", 1);
    EXPECT_TRUE(knows("ana", 1));
    EXPECT_FALSE(knows("bo", 1));
    EXPECT_TRUE(knows("cleo", 1));
}

TEST_F(SnapshotMemoryTest, HoldsForTheRestOfTheDayWhereTheMemberLives) {
    keep("ana", 1);
    EXPECT_TRUE(knows("ana", 1, kMondayMorning + 3h));
    EXPECT_FALSE(knows("ana", 1, kMondayMorning + 24h));
    EXPECT_FALSE(knows("ana", 1, kMondayMorning - 1s)); // a clock that was set back
}

TEST_F(SnapshotMemoryTest, KeepsNothingForLongerThanADay) {
    keep("ana", 1);
    std::weak_ptr<SnapshotFacts const> const of_ana = memory_.find(MemberId{"ana"}, 1, kMondayMorning);
    keep("bo", 1, kMondayMorning + 25h);
    EXPECT_TRUE(of_ana.expired());
}

} // namespace
} // namespace evenkeel::snapshot
