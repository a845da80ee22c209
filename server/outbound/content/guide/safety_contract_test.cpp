#include "outbound/content/guide/safety_talk.hpp"

#include <gmock/gmock.h>

#include <map>
#include <random>
#include <set>

namespace evenkeel::outbound {
namespace {

using namespace testing;
using ::testing::Contains;

/// Whatever is said in whatever order: the reply contract of responses.yaml.
void hold_the_contract(std::string_view language) {
    std::mt19937_64 dice{20261122};
    std::vector<std::string> const messages{
        "yes",    "no", "I don't know",      "just kidding", "I can't call",
        "called", "",   "it is from a film", "tonight",      "leave me"};
    auto const& countries = content().helplines;
    for (int round = 0; round < 400; ++round) {
        Conversation conversation{countries[dice() % countries.size()].country, dice(), language};
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

TEST(SafetyContract, NoReplyBreaksItInAnyLanguage) {
    for (auto const& language : kLanguages)
        hold_the_contract(language);
}

/// "No" to any of these lets the level fall, so they may ask about the thoughts and nothing else.
TEST(SafetyContract, WhoComesBackIsAskedAboutTheThoughtsInEveryLanguage) {
    std::map<std::string_view, std::vector<std::string_view>> const thoughts{
        {"en", {"thoughts"}}, {"de", {"Gedanken"}}, {"es", {"pensamientos"}}, {"ar", {"أفكار"}}};
    for (auto const& language : kLanguages)
        for (auto const& move : content(language).responses.moves) {
            if (!move.key.starts_with("follow_up_level") || move.levels.front() < 3)
                continue;
            for (auto const& reply : move.say) {
                EXPECT_THAT(reply.text, ::testing::HasSubstr(std::string{thoughts.at(language).front()}))
                    << language << " " << reply.id;
                auto const marks = std::ranges::count(reply.text, '?') + (reply.text.contains("؟") ? 1 : 0);
                EXPECT_EQ(marks, 1) << language << " " << reply.id;
            }
        }
}

TEST(SafetyContract, NobodyIsSentToColdFromLevelTwoOn) {
    std::map<std::string_view, std::vector<std::string_view>> const cold{
        {"en", {" cold", " cool", " ice "}},
        {"de", {"kalt", "Kalt", "Kühl", "kühl"}},
        {"es", {"frío", "fresco", "hielo"}},
        {"ar", {"بارد", "ثلج"}}};
    for (auto const& language : kLanguages)
        for (auto const& move : content(language).responses.moves)
            for (auto const& reply : move.say)
                for (auto const& word : cold.at(language))
                    EXPECT_FALSE(reply.text.contains(word)) << language << " " << reply.id;
}

/// "13 11 14" between Arabic letters would read "14 11 13".
TEST(SafetyContract, ANumberInArabicKeepsTheOrderOfItsDigits) {
    Conversation conversation{"AU", 1, "ar"};
    for (int turn = 0; turn < 6; ++turn)
        conversation.say("…", found(turn == 0 ? 3 : 0));
    auto const text = text_of(conversation.all);
    ASSERT_THAT(text, ::testing::HasSubstr("13 11 14"));
    for (auto at = text.find("13 11 14"); at != std::string::npos; at = text.find("13 11 14", at + 1)) {
        auto const before = text.substr(0, at);
        EXPECT_TRUE(before.ends_with("\u2066") || before.ends_with("\u2068") || before.ends_with("0477 "))
            << text;
    }
    EXPECT_THAT(text, ::testing::HasSubstr("\u206613 11 14\u2069"));
}

} // namespace
} // namespace evenkeel::outbound
