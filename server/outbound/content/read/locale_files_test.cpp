#include "outbound/content/read/locale_files.hpp"

#include "outbound/content_files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;

/// A folder with the words of one language that nobody speaks.
class LocaleFiles : public ::testing::Test {
protected:
    void SetUp() override { write("locales/xx/language.yaml", "name: Xxish\nright_to_left: true\n"); }

    void TearDown() override { fs::remove_all(folder_); }

    void write(std::string const& file, std::string const& text) const {
        fs::create_directories((folder_ / file).parent_path());
        std::ofstream{folder_ / file} << text;
    }

    [[nodiscard]] content::Content read() const { return in_language(english(), folder_, "xx"); }

    [[nodiscard]] std::string complaint() const {
        try {
            (void)read();
        } catch (ContentError const& error) {
            return error.what();
        }
        return {};
    }

    static content::Content const& english() {
        static auto const content = read_content("content");
        return content;
    }

    fs::path folder_{
        fs::path{::testing::TempDir()} /
        ("locale_" + std::string{::testing::UnitTest::GetInstance()->current_test_info()->name()})};
};

exercise::Exercise const& long_exhale(content::Content const& content) {
    return *exercise::find(content.exercises, ExerciseId{"long-exhale"});
}

TEST_F(LocaleFiles, SentencesAreSaidInTheLanguage) {
    write("locales/xx/sentences.yaml", "\"It is empty.\": \"Xit.\"\n\"It takes {n}.\": \"{n} xat.\"\n");
    auto const sentences = read().sentences;
    EXPECT_EQ(sentences.say("It is empty."), "Xit.");
    EXPECT_EQ(sentences.say({"It takes {n}.", {{"n", 2.0}}}), "2 xat.");
    EXPECT_EQ(sentences.say("Give one to five stars."), "Give one to five stars.");
}

TEST_F(LocaleFiles, ASentenceKeepsItsSlots) {
    write("locales/xx/sentences.yaml", "\"It takes {n}.\": \"Xat {m}.\"\n\"Of {a}.\": \"{a\"\n");
    EXPECT_THAT(complaint(), AllOf(HasSubstr("sentences.yaml:1: It takes {n}.: needs the slots {n}"),
                                   HasSubstr("sentences.yaml:2: Of {a}.: its braces do not fit each other")));
}

TEST_F(LocaleFiles, WhatIsNotThereStaysEnglish) {
    auto const content = read();
    EXPECT_EQ(content.language.name, "Xxish");
    EXPECT_TRUE(content.language.is_right_to_left);
    EXPECT_EQ(long_exhale(content).title, long_exhale(english()).title);
    EXPECT_EQ(content.welcome_mail.subject, english().welcome_mail.subject);
}

TEST_F(LocaleFiles, WordsTakeTheirPlaceFieldByField) {
    write("locales/xx/states.yaml", "play: {display_name: Spil}\n");
    write("locales/xx/onboarding/goals.yaml", english().goals.front().key + ": {title: Ziil}\n");
    write("locales/xx/stage_texts.yaml", "- {from: play, to: stillness, title: Ruu}\n");
    write("locales/xx/safety/contraindications.yaml", "H: {question: \"Hert?\"}\n");
    write("locales/xx/exercises/long-exhale.yaml", "title: Lang uut\nvariants: {gentler: Sacht}\n");
    write("mail/xx/welcome.yaml", "subject: Moin\nbody: Moin {first_name}\n");
    auto const content = read();
    EXPECT_EQ(content.states.at(2).display_name, "Spil");
    EXPECT_EQ(content.states.at(2).description, english().states.at(2).description);
    EXPECT_EQ(content.goals.front().title, "Ziil");
    auto const& way = content.stage_texts.of(state::StateName::play, state::StateName::stillness);
    EXPECT_EQ(way.title, "Ruu");
    EXPECT_FALSE(way.text.empty());
    EXPECT_EQ(long_exhale(content).title, "Lang uut");
    EXPECT_EQ(long_exhale(content).variants.gentler, "Sacht");
    EXPECT_EQ(long_exhale(content).variants.shorter, long_exhale(english()).variants.shorter);
    EXPECT_EQ(content.welcome_mail.subject, "Moin");
}

TEST_F(LocaleFiles, WordsThatBelongToNothingAreNamed) {
    write("locales/xx/states.yaml", "happy: {display_name: X}\nplay: {colour: blue}\n");
    write("locales/xx/exercises/long-exhale.yaml", "cues: [only one]\nneeds: [a, b, c]\n");
    EXPECT_THAT(complaint(), AllOf(HasSubstr("states.yaml:1: happy: English has no such key"),
                                   HasSubstr("states.yaml:2: play.colour: there is no such field"),
                                   HasSubstr("long-exhale.yaml:1: cues: are 1, the exercise has 4"),
                                   HasSubstr("long-exhale.yaml:2: needs: are 3, the exercise has 0")));
}

TEST_F(LocaleFiles, MoodsAreUnderstoodInTheLanguageAndInEnglish) {
    write("locales/xx/moods.yaml", "calm: {title: Ruug, synonyms: [stillig]}\n");
    write("locales/xx/mood_words.yaml", "negations: [nich]\nnegating_beginnings: []\n");
    auto const content = read();
    EXPECT_EQ(content.moods.place("Stillig!", "mood")->key, "calm");
    EXPECT_EQ(content.moods.place("calm", "mood")->key, "calm");
    EXPECT_FALSE(content.moods.place("nich stillig", "mood"));
}

TEST_F(LocaleFiles, AWordOfTwoMoodsIsNamed) {
    write("locales/xx/moods.yaml",
          "calm: {title: Ruug, synonyms: [stillig]}\nplayful: {title: Spil, synonyms: [STILLIG]}\n");
    EXPECT_THAT(complaint(), HasSubstr("moods.yaml:2: playful.synonyms: hold \"STILLIG\", which is a word of "
                                       "\"calm\" too"));
}

TEST_F(LocaleFiles, OfTheProductAreGoodInEveryLanguage) {
    auto const all = read_content_by_language("content");
    EXPECT_EQ(all.size(), 4u);
    EXPECT_TRUE(all.at("ar").language.is_right_to_left);
    for (auto const& [language, content] : all) {
        EXPECT_EQ(content.exercises.size(), english().exercises.size()) << language;
        EXPECT_EQ(content.mail_words.language_code, language);
        if (language != "en") {
            EXPECT_NE(long_exhale(content).script, long_exhale(english()).script) << language;
            EXPECT_NE(content.welcome_mail.body, english().welcome_mail.body) << language;
        }
    }
}

/// Opposites that a forgiving reader of slips would take for each other.
TEST_F(LocaleFiles, GermanOppositesAreNotTakenForEachOther) {
    auto const german = read_content_by_language("content").at("de");
    auto const state_of = [&](std::string const& text) {
        auto const place = german.moods.place(text, "mood");
        return place ? std::optional{place->state} : std::nullopt;
    };
    for (auto const* const strained :
         {"unruhig", "unsicher", "rastlos", "schlaflos", "hilflos", "unentspannt"})
        if (auto const state = state_of(strained))
            EXPECT_FALSE(state::is_regulated(*state)) << strained;
    for (auto const* const settled : {"ruhig", "sicher", "entspannt"})
        EXPECT_TRUE(state::is_regulated(state_of(settled).value())) << settled;
    EXPECT_FALSE(state::is_regulated(state_of("todmüde und erschöpft").value()));
    EXPECT_FALSE(state_of("gar nicht entspannt"));
}

TEST_F(LocaleFiles, AnArabicMoodTurnedRoundIsNotTakenForAnother) {
    auto const arabic = read_content_by_language("content").at("ar");
    EXPECT_EQ(arabic.moods.place("هادئة", "mood")->key, "calm");
    EXPECT_FALSE(arabic.moods.place("مش هادئة", "mood")) << "two letters from \"مش قادرة\"";
    EXPECT_EQ(arabic.moods.place("مش هادي", "mood")->key, "restless") << "a synonym as it stands there";
}

} // namespace
} // namespace evenkeel::outbound
