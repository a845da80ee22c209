#include "core/safety/conversation.hpp"
#include "tests/support/told_conversations.hpp"

#include <gtest/gtest.h>

#include <initializer_list>

namespace evenkeel::safety {
namespace {

constexpr auto kDevelopment = "tests/safety/conversations/development";
constexpr auto kHeldOut = "tests/safety/conversations/held_out";
constexpr auto kHeldOutLater = "tests/safety/conversations/held_out_later";

int level_after(std::initializer_list<std::string_view> entries) {
    Conversation conversation;
    for (auto const entry : entries)
        (void)conversation.hear(entry);
    return conversation.risk().level;
}

TEST(Conversation, AFriendsAttemptBesideOnesOwnLonelinessIsNoRisk) {
    EXPECT_LT(level_after({"My best friend tried to kill herself on Saturday.",
                           "I feel so alone with it, I cry all the time.",
                           "He said he wants to end it and that he has a plan.",
                           "\"I don't want to be here any more,\" she kept saying."}),
              kPossibleRisk);
}

TEST(Conversation, OnesOwnWishAfterAFriendsDeathIsHeard) {
    EXPECT_GE(level_after({"My cousin killed himself in the summer.", "I want to die too."}),
              kActiveThoughts);
}

TEST(Conversation, AVoiceThatCommandsIsActive) {
    EXPECT_GE(level_after({"I hear a voice when nobody is there.", "It says I should jump."}),
              kActiveThoughts);
    EXPECT_GE(level_after({"The voices tell me to hurt myself."}), kActiveThoughts);
    EXPECT_LT(level_after({"My sister is here.", "She says I should jump in the pool."}), kPossibleRisk);
}

TEST(Conversation, FearOfOnesFamilyWithDisgustAtOneselfIsRisk) {
    EXPECT_GE(level_after({"If my dad finds out he'll throw me out.", "I hate what I am, I'm disgusting."}),
              kPossibleRisk);
    EXPECT_LT(level_after({"If my dad finds out about the party he'll be angry.", "I hate my hair."}),
              kPossibleRisk);
}

TEST(Conversation, WhatIsToldSoftlyAddsUp) {
    EXPECT_GE(level_after({"I stopped answering anyone.", "I feel hollow.", "I don't see it changing.",
                           "I'm so tired of everything."}),
              kPossibleRisk);
    EXPECT_LT(level_after({"I feel hollow.", "My friend is coming over, we have an appointment at the pool.",
                           "Work was fine.", "I cooked.", "I watched a film.", "The soup was good.",
                           "I stopped going to yoga."}),
              kPossibleRisk);
}

TEST(Conversation, OneSignIsNoEmergencyAndTwoAre) {
    EXPECT_EQ(level_after({"I want to die."}), kActiveThoughts);
    EXPECT_EQ(level_after({"I want to die.", "I have the pills here."}), kImminent);
    EXPECT_LT(level_after({"Goodbye everyone, it was a pleasure."}), kImminent);
}

TEST(Conversation, AReasonToPartMakesAGoodbyeOrdinary) {
    EXPECT_LT(level_after({"Last day at work!", "I gave away my plants.", "Goodbye everyone!"}),
              kPossibleRisk);
    EXPECT_EQ(level_after({"I will write to my mum, she will understand.", "Goodbye everyone. I'm sorry."}),
              kImminent);
    EXPECT_EQ(level_after({"Last day at work!", "I want to die.", "Goodbye everyone, I'm sorry."}),
              kImminent);
}

TEST(Conversation, TwoHalvesOfAMeaningAreHeardInAnyOrder) {
    EXPECT_GE(level_after({"I should not object to not waking up tomorrow."}), kPossibleRisk);
    EXPECT_GE(level_after({"Not waking up tomorrow would be a relief."}), kPossibleRisk);
    EXPECT_GE(level_after({"They'd sleep better if I were out of the picture."}), kPossibleRisk);
    EXPECT_GE(level_after({"If I vanished it would take weeks for anyone to notice."}), kPossibleRisk);
    EXPECT_LT(level_after({"My mate says he wouldn't mind not waking up."}), kPossibleRisk);
    EXPECT_LT(level_after({"I don't want to wake up at five again tomorrow."}), kPossibleRisk);
}

TEST(Conversation, HasteAndDialectAreSpelledOut) {
    EXPECT_GE(level_after({"sumtimes i think if i just dint wake up itd be a rest"}), kPossibleRisk);
    EXPECT_GE(level_after({"me kiero matar neta"}), kActiveThoughts);
    EXPECT_GE(level_after({"wär schon okay wenn ich morgen einfach nich mehr aufwach"}), kPossibleRisk);
}

TEST(Conversation, PreparationsWithoutAWishAddUp) {
    EXPECT_EQ(level_after({"I kept some of the tablets back.", "The letters are in the drawer.",
                           "Nobody home till Sunday. I'm calm now."}),
              kImminent);
    EXPECT_GE(level_after({"I feel so alone.", "I've saved up my tablets."}), kPossibleRisk);
    EXPECT_LT(level_after({"I keep my tablets in a box and count them every Sunday.",
                           "My daughter checks that I took them all."}),
              kPossibleRisk);
    EXPECT_LT(level_after({"We signed our wills and put everything in order before the trip.",
                           "The keys are with the neighbour and the cat is at my sister's."}),
              kPossibleRisk);
}

TEST(Conversation, NothingSaidLaterLowersIt) {
    for (auto const& told : told_conversations(kDevelopment)) {
        int before = 0;
        for (auto const level : levels_heard(told)) {
            EXPECT_TRUE(before < kPossibleRisk || level >= before) << told.id;
            before = level;
        }
    }
}

TEST(Conversation, ReachesTheGoalsOnWhatItWasFittedTo) {
    auto const figures = judged(told_conversations(kDevelopment));
    EXPECT_GE(figures.recall.value(), 0.95);
    EXPECT_GE(figures.early.value(), 0.80);
    EXPECT_LE(figures.false_alarms.value(), 0.10);
    EXPECT_EQ(figures.grave_alarms.found, 0);
}

/// As measured on the day the rules were done; the goal for recall is 0.95 and is not reached here.
TEST(Conversation, IsNoWorseThanMeasuredOnVoicesThatWereSetApart) {
    auto const figures = judged(told_conversations(kHeldOut));
    EXPECT_GE(figures.recall.value(), 0.76);
    EXPECT_GE(figures.early.value(), 0.76);
    EXPECT_GE(figures.imminent.value(), 0.64);
    EXPECT_LE(figures.false_alarms.value(), 0.10);
}

/// Written before these rules by whoever then wrote them, in voices of which a third was drawn by lot.
TEST(Conversation, IsNoWorseThanMeasuredOnTheLaterVoices) {
    auto const figures = judged(told_conversations(kHeldOutLater));
    EXPECT_GE(figures.recall.value(), 0.85);
    EXPECT_GE(figures.early.value(), 0.85);
    EXPECT_LE(figures.false_alarms.value(), 0.10);
}

} // namespace
} // namespace evenkeel::safety
