#include "outbound/content/site/quiz_file.hpp"

#include "outbound/content_files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr char kFile[] = "quiz/discovery.yaml";
constexpr char kGerman[] = "locales/de/quiz/discovery.yaml";

class QuizContent : public ::testing::Test {
protected:
    void SetUp() override {
        fs::copy("content", folder_, fs::copy_options::recursive);
        fs::remove(folder_ / kGerman);
        fs::create_directories((folder_ / kGerman).parent_path());
        std::ifstream file{folder_ / kFile};
        original_.assign(std::istreambuf_iterator<char>{file}, {});
    }

    void TearDown() override { fs::remove_all(folder_); }

    void write(std::string const& file, std::string const& text) { std::ofstream{folder_ / file} << text; }

    std::string complaint() {
        try {
            (void)read_content(folder_);
        } catch (ContentError const& error) {
            return error.what();
        }
        return {};
    }

    std::string complaint_when(std::string_view line, std::string_view becomes) {
        auto text = original_;
        auto const at = text.find(line);
        EXPECT_NE(at, std::string::npos) << line;
        write(kFile, text.replace(at, line.size(), becomes));
        return complaint();
    }

    std::string complaint_about_german(std::string const& text) {
        write(kGerman, text);
        return complaint();
    }

    fs::path folder_{
        fs::path{::testing::TempDir()} /
        ("quiz_content_" + std::string{::testing::UnitTest::GetInstance()->current_test_info()->name()})};
    std::string original_;
};

template <class Entry>
std::vector<std::string> titles(std::vector<Entry> const& entries) {
    std::vector<std::string> titles;
    for (auto const& entry : entries)
        titles.push_back(entry.title);
    return titles;
}

TEST_F(QuizContent, OfTheProductIsThatOfTheSpecification) {
    auto const quiz = read_content(folder_).quizzes.english();
    EXPECT_THAT(titles(quiz.pages),
                ElementsAre("Love & Relationship", "Money & Finance", "Family & Friends", "Career & Business",
                            "Health & Well-Being", "Purpose & Mission", "Environment"));
    EXPECT_THAT(titles(quiz.symptoms),
                ElementsAre("Digestive issues", "Persistent pain", "Frequent sickness", "Immune issues",
                            "Brain fog", "Fatigue", "Difficulty relaxing", "Controlling emotions", "Anxiety",
                            "Irritability"));
    EXPECT_THAT(titles(quiz.habits),
                ElementsAre("Exercise", "Play/Creativity", "Stillness", "Bedtime routine",
                            "Avoiding late-night eating", "Alcohol", "Online stress", "Social fatigue"));
    EXPECT_THAT(titles(quiz.sliders),
                ElementsAre("Sleep quality", "Diet quality", "Water intake", "Overall peace"));
}

TEST_F(QuizContent, OfTheProductNamesArticlesThatAreThere) {
    auto const content = read_content(folder_);
    auto const there = [&](learn::ArticleId const& id) {
        return std::ranges::find(content.articles, id, &learn::Article::id) != content.articles.end();
    };
    for (auto const& page : content.quizzes.english().pages)
        EXPECT_TRUE(there(page.article)) << page.article.value();
    for (auto const& outcome : content.quizzes.english().outcomes) {
        EXPECT_EQ(outcome.exercises.size(), 3U);
        EXPECT_EQ(outcome.articles.size(), 3U);
        for (auto const& article : outcome.articles)
            EXPECT_TRUE(there(article)) << article.value();
    }
}

TEST_F(QuizContent, MistakesAreNamedWithFileLineAndField) {
    EXPECT_THAT(complaint_when("      play: I get livelier", "      playful: I get livelier"),
                HasSubstr("play: is missing"));
    EXPECT_THAT(complaint_when("  environment:\n    title: Environment", "  garden:\n    title: Garden"),
                HasSubstr("environment: is missing"));
    EXPECT_THAT(complaint_when("    digestive_issues: {title", "    digestive issues: {title"),
                HasSubstr("must be a key of small letters"));
    EXPECT_THAT(complaint_when("{count} of {total} parts", "Many of {total} parts"),
                HasSubstr("life_aspects_reason: lacks {count}"));
    EXPECT_THAT(complaint_when("      - Keep one of your quiet moments exactly as it is, and give it a fixed "
                               "place in the day.\n",
                               ""),
                HasSubstr("first_steps: must hold three steps"));
}

TEST_F(QuizContent, RulesThatWouldTurnTheMeaningRoundAreMistakes) {
    EXPECT_THAT(complaint_when("difficulty_relaxing: {sympathetic: 4}", "difficulty_relaxing: {play: 4}"),
                HasSubstr("play: is no state of the strained side"));
    EXPECT_THAT(complaint_when("exercise: {play: 2}", "exercise: {sympathetic: 2}"),
                HasSubstr("sympathetic: is no state of the settled side"));
    EXPECT_THAT(complaint_when("exercise: {play: 2}", "exercise: {play: -2}"),
                HasSubstr("play: must be a whole number above zero"));
    EXPECT_THAT(complaint_when("exercise: {play: 2}", "exercise: {happy: 2}"), HasSubstr("none of the six"));
    EXPECT_THAT(complaint_when("goal: calmer_body", "goal: calm"), HasSubstr("goal: is none of"));
    EXPECT_THAT(complaint_when("body_symptoms: [", "body_symptoms: [hiccups, "), HasSubstr("no symptom"));
}

TEST_F(QuizContent, ExercisesOfAResultAreForEverybody) {
    EXPECT_THAT(complaint_when("[jaw-tongue-shoulders, five", "[box-breath, five"),
                HasSubstr("which is not for everybody"));
    EXPECT_THAT(complaint_when("[jaw-tongue-shoulders, five", "[no-such, five"),
                HasSubstr("which is no exercise"));
    EXPECT_THAT(complaint_when("      articles: [", "      articles: [no-such, "),
                HasSubstr("which is no article"));
}

TEST_F(QuizContent, ATranslationTakesThePlaceOfItsWordsAndTheRestStaysEnglish) {
    write(kGerman, "title: Wo stehst du gerade?\n"
                   "pages:\n  environment:\n    title: Umgebung\n"
                   "results:\n  play:\n    first_steps: [Eins., Zwei., Drei.]\n");
    auto const quizzes = read_content(folder_).quizzes;
    auto const& german = quizzes.in("de-AT");
    EXPECT_EQ(german.title, "Wo stehst du gerade?");
    EXPECT_EQ(german.intro, quizzes.english().intro);
    EXPECT_EQ(german.pages.back().title, "Umgebung");
    EXPECT_EQ(german.pages.back().question, quizzes.english().pages.back().question);
    EXPECT_THAT(german.outcomes[2].first_steps, ElementsAre("Eins.", "Zwei.", "Drei."));
    EXPECT_EQ(german.symptoms.front().points, quizzes.english().symptoms.front().points);
}

TEST_F(QuizContent, ATranslationThatDoesNotFitIsNamedWithItsOwnFileAndLine) {
    EXPECT_THAT(complaint_about_german("title: T\ntitel: T\n"),
                HasSubstr("locales/de/quiz/discovery.yaml:2: the English file has no \"titel\" here"));
    EXPECT_THAT(complaint_about_german("title: [T]\n"), HasSubstr(":1: the English file has something of "
                                                                  "another kind"));
    EXPECT_THAT(complaint_about_german("results: {play: {first_steps: [Eins.]}}\n"),
                HasSubstr("the English list has 3 entries"));
    EXPECT_THAT(complaint_about_german("title: \"\"\n"), HasSubstr("this text is empty"));
    EXPECT_THAT(complaint_about_german("rules: {page_points: 1}\n"), HasSubstr("the rules stand in the "
                                                                               "English file"));
    EXPECT_THAT(complaint_about_german("title: [open\n"), HasSubstr("discovery.yaml:"));
}

} // namespace
} // namespace evenkeel::outbound
