#include "outbound/content/safety_talk.hpp"

#include <gmock/gmock.h>

#include <random>
#include <set>

namespace evenkeel::outbound {
namespace {

using namespace testing;
using ::testing::Contains;

/// Whatever is said in whatever order: the reply contract of responses.yaml.
TEST(SafetyContract, NoReplyBreaksIt) {
    std::mt19937_64 dice{20261122};
    std::vector<std::string> const messages{
        "yes",    "no", "I don't know",      "just kidding", "I can't call",
        "called", "",   "it is from a film", "tonight",      "leave me"};
    auto const& countries = content().helplines;
    for (int round = 0; round < 400; ++round) {
        Conversation conversation{countries[dice() % countries.size()].country, dice()};
        for (int turn = 0; turn < 25; ++turn) {
            auto finding = found(static_cast<int>(dice() % 5));
            if (dice() % 4 == 0)
                finding.flags.add(static_cast<safety::Flag>(dice() % safety::kFlags));
            auto const before = conversation.risk.level;
            auto const bubbles = conversation.say(messages[dice() % messages.size()], finding);
            auto const is_danger = finding.level >= 2 || !finding.flags.empty();
            EXPECT_FALSE(is_danger && bubbles.empty()) << round << "." << turn;
            EXPECT_GE(conversation.risk.level, finding.level >= 3 ? finding.level : 0);
            EXPECT_FALSE(before == 3 && conversation.risk.level == 2)
                << "level 3 falls by a check, to nothing";
            EXPECT_LE(bubbles.size(), static_cast<std::size_t>(content().responses.bubbles_in_a_turn));
            std::set<std::string> ids;
            for (auto const& bubble : bubbles) {
                EXPECT_FALSE(bubble.text.contains('{')) << bubble.text;
                EXPECT_TRUE(ids.insert(bubble.reply_id).second) << "twice: " << bubble.reply_id;
                for (auto const& forbidden : content().responses.never)
                    EXPECT_FALSE(bubble.text.contains(forbidden.text)) << bubble.text;
                if (conversation.risk.level >= 2 && bubble.exercise)
                    EXPECT_THAT(content().responses.exercises, Contains(*bubble.exercise));
            }
        }
    }
}

} // namespace
} // namespace evenkeel::outbound
