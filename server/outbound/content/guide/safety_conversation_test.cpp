#include "outbound/content/guide/safety_talk.hpp"

#include <gmock/gmock.h>

namespace evenkeel::outbound {
namespace {

using namespace testing;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(SafetyConversation, WithoutDangerTheScriptIsSilent) {
    Conversation conversation;
    EXPECT_THAT(conversation.say("The soup was good.", found(0)), IsEmpty());
    EXPECT_EQ(conversation.risk, safety::Risk{});
}

TEST(SafetyConversation, DistressGetsAnExerciseAndAChoiceAndNoAlarm) {
    Conversation conversation;
    auto const bubbles = conversation.say("It is all too much.", found(1));
    EXPECT_THAT(moves(bubbles),
                ::testing::ElementsAre("level1_validate", "level1_exercise", "level1_choice"));
    EXPECT_EQ(std::ranges::count_if(bubbles, [](auto const& bubble) { return bubble.exercise.has_value(); }),
              1);
    EXPECT_THAT(text_of(bubbles), Not(HasSubstr("999")));
    EXPECT_THAT(conversation.say("Still too much.", found(1)), IsEmpty()) << "now the guide may speak";
}

TEST(SafetyConversation, APossibleRiskIsAskedAboutDirectlyOnce) {
    Conversation conversation;
    EXPECT_THAT(moves(conversation.say("What is the point of it all.", found(2))),
                ::testing::ElementsAre("level2_open", "level2_ask"));
    for (int i = 0; i < 12; ++i)
        EXPECT_THAT(moves(conversation.say("The evening is long.")), Not(Contains("level2_ask")));
}

TEST(SafetyConversation, AYesIsAnsweredWithALineAndAPersonNow) {
    Conversation conversation;
    conversation.say("What is the point.", found(2));
    auto const bubbles = conversation.say("yes");
    EXPECT_EQ(conversation.risk.level, 3);
    EXPECT_THAT(moves(bubbles), ::testing::ElementsAre("level3_open", "level3_line", "level3_people"));
    EXPECT_THAT(text_of(bubbles), HasSubstr("116 123"));
}

TEST(SafetyConversation, ANoIsBelievedAndTheLevelStandsUntilTheCheck) {
    Conversation conversation;
    conversation.say("What is the point.", found(2));
    EXPECT_THAT(moves(conversation.say("no")), Contains("level2_denied"));
    EXPECT_EQ(conversation.risk.level, 2);
    bool was_checked = false;
    for (int i = 0; i < 12 && conversation.risk.level > 0; ++i) {
        auto const now = moves(conversation.say("gone, none of it is left"));
        was_checked = was_checked || std::ranges::find(now, "check_again") != now.end();
    }
    EXPECT_TRUE(was_checked);
    EXPECT_EQ(conversation.risk.level, 0);
}

TEST(SafetyConversation, WhatIsAskedAtLevelThreeIsAskedOnceAndNotWhatWasDenied) {
    Conversation conversation;
    conversation.say("I want to die.", found(3));
    for (int i = 0; i < 10; ++i) {
        auto const asked = moves(conversation.all).back();
        conversation.say(asked == "level3_plan" ? "no" : "it hurts");
    }
    auto const said = moves(conversation.all);
    EXPECT_EQ(std::ranges::count(said, "level3_plan"), 1);
    EXPECT_EQ(std::ranges::count(said, "level3_intent"), 1);
    EXPECT_EQ(std::ranges::count(said, "level3_means"), 0) << "there is no plan";
    EXPECT_EQ(std::ranges::count(said, "level3_time"), 0);
    EXPECT_THAT(said, Contains("program_reminder"));
    EXPECT_THAT(said, Contains("level3_followup"));
    EXPECT_THAT(said, Contains("plan_intro"));
}

TEST(SafetyConversation, APlanWithMeansAtHandIsAnEmergency) {
    Conversation conversation;
    conversation.say("I want to die.", found(3));
    for (int i = 0; i < 6 && conversation.risk.level < 4; ++i)
        conversation.say("yes");
    EXPECT_EQ(conversation.risk.level, 4);
    EXPECT_THAT(moves(conversation.all), Contains("level4_now"));
}

TEST(SafetyConversation, AnEmergencyBeginsWithTheNumberAndNeverEnds) {
    Conversation conversation;
    auto const first = conversation.say("I am going to do it tonight.", found(4));
    EXPECT_THAT(first.front().text, HasSubstr("999"));
    EXPECT_EQ(moves(first).front(), "level4_now");
    for (int i = 0; i < 25; ++i)
        EXPECT_THAT(conversation.say("..."), Not(IsEmpty()));
    EXPECT_THAT(moves(conversation.all), Contains("level4_distance"));
}

TEST(SafetyConversation, WhatIsHappeningAndAGoodbyeHaveTheirOwnFirstWords) {
    for (auto const& [urgency, move] : {std::pair{safety::Urgency::in_progress, "level4_in_progress"},
                                        std::pair{safety::Urgency::goodbye, "level4_goodbye"}}) {
        Conversation conversation;
        EXPECT_EQ(moves(conversation.say("…", found(4, urgency))).front(), move);
    }
}

TEST(SafetyConversation, AFigureOfSpeechIsSetStraightInOneTurn) {
    Conversation conversation;
    conversation.say("I'm dead.", found(2));
    EXPECT_THAT(moves(conversation.say("It is only an expression", {}, safety::Correction::figure_of_speech)),
                Contains("false_positive"));
    EXPECT_EQ(conversation.risk.level, 0);
    EXPECT_THAT(conversation.say("Back to the exam."), IsEmpty());
}

TEST(SafetyConversation, WordsCorrectOnlyWhatWasSaidAboutDanger) {
    Conversation conversation;
    conversation.say("A hard day.", found(1));
    EXPECT_THAT(conversation.say("This is about my friend"), IsEmpty());
    conversation.say("What is the point.", found(2));
    EXPECT_THAT(moves(conversation.say("This is about my friend")), Contains("flag_third_party"));
}

TEST(SafetyConversation, WhatWasActiveIsNotTakenBackByAWord) {
    Conversation conversation;
    conversation.say("I want to kill myself.", found(3));
    EXPECT_THAT(moves(conversation.say("only a song", {}, safety::Correction::fiction)),
                Contains("retraction"));
    EXPECT_EQ(conversation.risk.level, 3);
}

TEST(SafetyConversation, SomebodyElsesDangerGetsTheHelpersScript) {
    Conversation conversation;
    conversation.say("He said he wants to end it.", found(2));
    auto const bubbles = conversation.say("My friend, not me", {}, safety::Correction::somebody_else);
    EXPECT_THAT(moves(bubbles), Contains("flag_third_party"));
    EXPECT_EQ(conversation.risk.level, 0);
}

TEST(SafetyConversation, EveryFlagHasSomethingToSay) {
    for (std::size_t i = 0; i < safety::kFlags; ++i) {
        Conversation conversation;
        auto const flag = static_cast<safety::Flag>(i);
        for (int turn = 0; turn < 8; ++turn)
            EXPECT_THAT(conversation.say("…", flagged(flag)), Not(IsEmpty())) << word_of(flag) << " " << turn;
    }
}

TEST(SafetyConversation, AFriendsDangerIsNotFollowedBySmallTalk) {
    Conversation conversation;
    EXPECT_THAT(text_of(conversation.say("He says he will end it.", flagged(safety::Flag::third_party))),
                HasSubstr("999"));
    for (auto const* more : {"He is at home alone.", "I am in the car.", "His brother is there."})
        EXPECT_THAT(moves(conversation.say(more)), ::testing::ElementsAre("flag_third_party"));
    EXPECT_THAT(conversation.say("They are having tea."), IsEmpty()) << "all of it was said";
}

TEST(SafetyConversation, WithoutAPlanNobodyIsAskedToKeepAwayFromIt) {
    Conversation conversation;
    conversation.say("I want to die.", found(3));
    for (int i = 0; i < 12; ++i) {
        auto const asked = moves(conversation.all).back();
        conversation.say(asked == "level3_plan" ? "no" : "it hurts");
    }
    EXPECT_THAT(moves(conversation.all), Not(Contains("level3_surroundings")));
}

TEST(SafetyConversation, AYesToTheQuestionOfAFlagIsActiveThoughts) {
    Conversation conversation;
    conversation.say("I cut myself again.", flagged(safety::Flag::self_injury));
    conversation.say("Yesterday too.", flagged(safety::Flag::self_injury));
    ASSERT_THAT(text_of(conversation.all), HasSubstr("thoughts of killing yourself?"));
    conversation.say("yes");
    EXPECT_EQ(conversation.risk.level, 3);
}

std::vector<std::pair<std::string_view, safety::HelplineCountry>>
in_every_language(std::vector<safety::HelplineCountry> const& countries) {
    std::vector<std::pair<std::string_view, safety::HelplineCountry>> all;
    for (auto const& language : kLanguages)
        for (auto const& country : countries)
            all.emplace_back(language, country);
    return all;
}

TEST(SafetyConversation, EveryCountryHasANumberForEveryLevelInEveryLanguage) {
    for (auto const& [language, country] : in_every_language(content().helplines))
        for (int level = 2; level <= 4; ++level) {
            Conversation conversation{country.country, 1, language};
            for (int turn = 0; turn < 4; ++turn)
                conversation.say("…", turn == 0 ? found(level) : found(0));
            auto const text = text_of(conversation.all);
            auto const has_emergency = text.contains(country.emergency.front());
            auto const has_line =
                std::ranges::any_of(conversation.all, [](safety::SafetyBubble const& bubble) {
                    return bubble.resource.has_value();
                });
            EXPECT_TRUE(level == 4 ? has_emergency : has_line)
                << language << " " << country.country << " " << level << "\n"
                << text;
        }
}

TEST(SafetyConversation, ComingBackIsMetWithAQuestionAndALighterAnswerEndsIt) {
    safety::Risk risk;
    risk.level = 3;
    auto const asked = safety::follow_up(content().responses, risk, 5);
    ASSERT_TRUE(asked);
    EXPECT_TRUE(asked->reply_id.starts_with("follow-up-level3"));
    auto const turn =
        safety::respond(content().responses, {.before = risk,
                                              .finding = {},
                                              .message = "gone, completely",
                                              .correction = {},
                                              .said = {{asked->reply_id, 1}},
                                              .help = {.country = content().country("AT"),
                                                       .anywhere = content().country(safety::kEverywhereElse),
                                                       .sentences = Sentences::english(),
                                                       .trusted_person = {},
                                                       .topic = {}},
                                              .seed = 1});
    EXPECT_EQ(turn.risk.level, 0);
    EXPECT_THAT(moves(turn.bubbles), Contains("follow_up_well"));
    EXPECT_FALSE(safety::follow_up(content().responses, {}, 5));
}

} // namespace
} // namespace evenkeel::outbound
