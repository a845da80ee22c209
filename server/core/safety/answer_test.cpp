#include "core/safety/answer.hpp"

#include <gtest/gtest.h>

#include <array>

namespace evenkeel::safety {
namespace {

struct Row {
    Question question;
    std::string_view message;
    Answer answer;
};

constexpr auto kRows = std::to_array<Row>({
    {Question::suicidal_thoughts, "yes", Answer::yes},
    {Question::suicidal_thoughts, "Yeah, sometimes", Answer::yes},
    {Question::suicidal_thoughts, "I want to kill myself", Answer::yes},
    {Question::suicidal_thoughts, "no, but I want to die", Answer::yes},
    {Question::suicidal_thoughts, "no", Answer::no},
    {Question::suicidal_thoughts, "No, not at all.", Answer::no},
    {Question::suicidal_thoughts, "not really", Answer::no},
    {Question::suicidal_thoughts, "maybe", Answer::unsure},
    {Question::suicidal_thoughts, "I don't know", Answer::unsure},
    {Question::suicidal_thoughts, "idk, it's complicated", Answer::unsure},
    {Question::suicidal_thoughts, "weaker", Answer::unsure},
    {Question::suicidal_thoughts, "it comes and goes", Answer::unsure},
    {Question::suicidal_thoughts, "the same", Answer::yes},
    {Question::suicidal_thoughts, "stronger than before", Answer::yes},
    {Question::suicidal_thoughts, "they are gone", Answer::no},
    {Question::suicidal_thoughts, "nothing left of it", Answer::no},
    {Question::suicidal_thoughts, "not gone", Answer::yes},
    {Question::suicidal_thoughts, "No. I slept well.", Answer::no},
    {Question::suicidal_thoughts, "No I'm much better", Answer::no},
    {Question::suicidal_thoughts, "They have stopped, I feel calm.", Answer::no},
    {Question::suicidal_thoughts, "I don't have them any more", Answer::no},
    {Question::suicidal_thoughts, "Nothing", Answer::no},
    {Question::suicidal_thoughts, "more", Answer::yes},
    {Question::suicidal_thoughts, "I hope they are gone.", Answer::unsure},
    {Question::suicidal_thoughts, "When she passed away I held her hand", Answer::none},
    {Question::suicidal_thoughts, "The soup was good", Answer::none},
    {Question::suicidal_thoughts, "ja", Answer::yes},
    {Question::suicidal_thoughts, "nein", Answer::no},
    {Question::suicidal_thoughts, "weiß nicht", Answer::unsure},
    {Question::suicidal_thoughts, "schwächer", Answer::unsure},
    {Question::suicidal_thoughts, "sí", Answer::yes},
    {Question::suicidal_thoughts, "no sé", Answer::unsure},
    {Question::suicidal_thoughts, "نعم", Answer::yes},
    {Question::suicidal_thoughts, "لا", Answer::no},
    {Question::suicidal_thoughts, "ربما", Answer::unsure},
    {Question::plan, "no", Answer::no},
    {Question::plan, "yes, kind of", Answer::yes},
    {Question::plan, "no, I already have the pills", Answer::yes},
    {Question::plan, "not exactly", Answer::no},
    {Question::plan, "I have no plan", Answer::no},
    {Question::plan, "I do not", Answer::no},
    {Question::plan, "I have thought of it", Answer::yes},
    {Question::plan, "I never stop thinking about it", Answer::none},
    {Question::plan, "no one knows", Answer::none},
    {Question::plan, "ich habe keinen Plan", Answer::no},
    {Question::means, "I have none", Answer::no},
    {Question::means, "ليس عندي", Answer::no},
    {Question::intent, "it's just a thought", Answer::no},
    {Question::intent, "I don't want to act on it", Answer::no},
    {Question::intent, "strong", Answer::yes},
    {Question::intent, "I'm going to do it", Answer::yes},
    {Question::intent, "weak", Answer::unsure},
    {Question::means, "yes, in my drawer", Answer::yes},
    {Question::means, "they are next to me", Answer::yes},
    {Question::means, "no, my sister has them", Answer::no},
    {Question::means, "I gave them away", Answer::no},
    {Question::time, "tonight", Answer::yes},
    {Question::time, "soon", Answer::yes},
    {Question::time, "when they are asleep", Answer::yes},
    {Question::time, "some day", Answer::unsure},
    {Question::time, "not today", Answer::unsure},
    {Question::time, "none", Answer::no},
    {Question::time, "heute Nacht", Answer::yes},
    {Question::time, "esta noche", Answer::yes},
    {Question::time, "الليلة", Answer::yes},
    {Question::willingness, "okay, I'll call her", Answer::yes},
    {Question::willingness, "no, I can't", Answer::no},
    {Question::willingness, "maybe later", Answer::unsure},
});

TEST(Hear, AnswersToTheQuestionsOfTheScript) {
    for (auto const& row : kRows)
        EXPECT_EQ(word_of(hear(row.question, row.message).answer), word_of(row.answer))
            << word_of(row.question) << ": " << row.message;
}

/// Only a clear no lets a level fall, and nothing that holds the same words.
TEST(Hear, NoThatIsAboutSomethingElseIsNoAnswer) {
    for (auto const* message :
         {"Nothing helps. I hate this.",
          "Still the same. Nothing has changed.",
          "It is still there, nothing helps.",
          "Nothing is different",
          "Worse. Nothing left to hope for.",
          "My friend came over and we sat on the couch.",
          "My husband is gone",
          "That's the whole holiday gone.",
          "I no longer have my job",
          "I never sleep",
          "no one came",
          "I can't get over it",
          "All over again.",
          "I wish it were over",
          "I hope they are gone soon",
          "It's over.",
          "It isn't over",
          "The thoughts don't go away",
          "They never stop",
          "Not safe, no.",
          "I don't have any friends",
          "no, it is not lighter",
          "No, I still want it to end",
          "We ate and talked and it was late and then everybody was tired, and she said "
          "that the pain is gone",
          "nein, es ist nicht vorbei",
          "Ich schlafe gar nicht mehr",
          "nichts hilft",
          "nunca duermo",
          "ya no puedo más",
          "mi mujer se fue",
          "لا استطيع"})
        EXPECT_NE(word_of(hear(Question::suicidal_thoughts, message).answer), "no") << message;
}

struct Named {
    std::string_view message;
    std::string_view barrier;
};

TEST(Hear, WhatStandsInTheWay) {
    constexpr auto kNamed = std::to_array<Named>({
        {"I don't want to be a burden", "burden"},
        {"I wouldn't know what to say", "words"},
        {"I hate phones", "phone"},
        {"I'm ashamed", "shame"},
        {"last time it made it worse", "bad_experience"},
        {"I could lose my job", "consequences"},
        {"I have nobody", "nobody"},
        {"I can't afford it", "cost"},
        {"they will send the police", "police"},
        {"I don't want to go to a hospital", "hospital"},
        {"nobody picks up", "nobody_answers"},
        {"why bother", "no_wish_to_live"},
        {"I'm abroad", "abroad"},
        {"it's late", "other"},
        {"Ich will niemandem zur Last fallen", "burden"},
        {"es muy caro", "cost"},
        {"أخاف من الشرطة", "police"},
    });
    for (auto const& row : kNamed) {
        auto const heard = hear(Question::barrier, row.message);
        EXPECT_EQ(heard.barrier, row.barrier) << row.message;
        EXPECT_EQ(heard.answer, Answer::yes) << row.message;
    }
    EXPECT_EQ(hear(Question::barrier, "The soup was good").barrier, std::nullopt);
}

TEST(HasReachedSomebody, OnlyWhereSomebodyWas) {
    for (auto const* said : {"called", "I called them", "my sister is here now", "they are on the way",
                             "I'm on the phone with my mom", "ambulance is coming", "meine Schwester ist da"})
        EXPECT_TRUE(has_reached_somebody(said)) << said;
    for (auto const* said :
         {"not yet", "I cannot", "nobody is here", "no", "I haven't called", "nobody answered",
          "they are asleep", "They are shouting at me", "they are gone"})
        EXPECT_FALSE(has_reached_somebody(said)) << said;
}

struct Corrected {
    std::string_view message;
    Correction correction;
};

TEST(HearCorrection, WhatItWasInstead) {
    constexpr auto kCorrected = std::to_array<Corrected>({
        {"it's just an expression", Correction::figure_of_speech},
        {"I didn't mean it literally", Correction::figure_of_speech},
        {"that was from a song", Correction::fiction},
        {"it's in my novel", Correction::fiction},
        {"that was years ago", Correction::past},
        {"this is about my friend", Correction::somebody_else},
        {"not me, my sister", Correction::somebody_else},
        {"it's my OCD", Correction::unwanted_thought},
        {"das war nur eine Redewendung", Correction::figure_of_speech},
        {"es de una canción", Correction::fiction},
    });
    for (auto const& row : kCorrected) {
        auto const heard = hear_correction(row.message);
        ASSERT_TRUE(heard) << row.message;
        EXPECT_EQ(word_of(*heard), word_of(row.correction)) << row.message;
    }
    for (auto const* told :
         {"I had soup", "I watched a movie to get through the evening", "I can't even read a book any more",
          "I told my story",
          "We sat there for hours and it was cold and I thought of nothing. It is my friend.",
          "Ich habe ein Buch gelesen", "vi una película"})
        EXPECT_EQ(hear_correction(told), std::nullopt) << told;
}

} // namespace
} // namespace evenkeel::safety
