#include "core/safety/finding.hpp"

#include <gtest/gtest.h>

namespace evenkeel::safety {
namespace {

TEST(Flags, AreReadInTheirOrderHoweverTheyWereAdded) {
    Flags flags;
    flags.add(Flag::abuse);
    flags.add(Flag::self_injury);
    EXPECT_EQ(flags.names(), "self_injury,abuse");
    EXPECT_EQ(Flags::named("abuse,self_injury"), flags);
    EXPECT_EQ(Flags::named(""), Flags{});
    EXPECT_EQ(Flags::named("abuse,weather"), std::nullopt);
    EXPECT_TRUE(Flags{}.empty());
}

TEST(Flags, EveryNameIsThatOfItsFlag) {
    for (std::size_t i = 0; i < kFlags; ++i) {
        Flags one;
        one.add(static_cast<Flag>(i));
        EXPECT_EQ(one.names(), word_of(static_cast<Flag>(i)));
        EXPECT_EQ(Flags::named(one.names()), one);
    }
}

TEST(ReadForRisk, NamesTheWordsThatCarryIt) {
    std::string_view const message = "Long day. I want to die. Tea.";
    auto const finding = read_for_risk(message);
    EXPECT_EQ(finding.level, 3);
    ASSERT_EQ(finding.carried_by.size(), 1U);
    auto const piece = finding.carried_by[0];
    EXPECT_EQ(message.substr(piece.begin, piece.end - piece.begin), "want to die");
}

TEST(ReadForRisk, AnEmptyMessageSaysNothing) {
    auto const finding = read_for_risk("");
    EXPECT_EQ(finding.level, 0);
    EXPECT_TRUE(finding.flags.empty());
    EXPECT_EQ(finding.urgency, Urgency::none);
    EXPECT_FALSE(finding.is_retraction);
    EXPECT_TRUE(finding.carried_by.empty());
}

TEST(ReadForRisk, ARetractionIsHeardAndLowersNothing) {
    auto const finding = read_for_risk("I want to die. Just kidding, forget it.");
    EXPECT_TRUE(finding.is_retraction);
    EXPECT_EQ(finding.level, 3);
}

} // namespace
} // namespace evenkeel::safety
