#include "outbound/article_files.hpp"

#include "outbound/content_files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr char kGood[] = R"(---
title: What a long exhale does
summary: Why breathing out slowly calms.
category: breath
tags: [vagus, breath]
level: start
states: [sympathetic, overwhelm]
life_aspects: [environment]
related_exercises: [long-exhale]
program_day: 3
contested: |
  How much of it is the vagus.
references:
  - {text: "Someone 2022", doi: "10.1/x", checked: false}
---
## Breathe

Out, and *longer* than in.
)";

class ArticleFiles : public ::testing::Test {
protected:
    void SetUp() override { fs::create_directories(folder_); }

    void TearDown() override { fs::remove_all(folder_); }

    void write(std::string const& file, std::string const& text) const {
        std::ofstream{folder_ / file} << text;
    }

    [[nodiscard]] std::vector<learn::Article> read() const {
        return read_articles(folder_, {kCategories, kAspects, {"long-exhale"}});
    }

    /// Returns the complaint about the good article with one piece of it replaced.
    [[nodiscard]] std::string complaint(std::string const& piece, std::string const& by) const {
        std::string text = kGood;
        text.replace(text.find(piece), piece.size(), by);
        write("one.md", text);
        try {
            (void)read();
        } catch (ContentError const& error) {
            return error.what();
        }
        return {};
    }

    static inline std::vector<learn::Category> const kCategories{{"breath", "Breath"}};
    static inline std::vector<program::Choice> const kAspects{{"environment", "Environment"}};
    fs::path folder_{
        fs::path{::testing::TempDir()} /
        ("articles_" + std::string{::testing::UnitTest::GetInstance()->current_test_info()->name()})};
};

TEST_F(ArticleFiles, AreReadWhole) {
    write("one.md", kGood);
    auto const articles = read();
    ASSERT_EQ(articles.size(), 1u);
    auto const& article = articles.front();
    EXPECT_EQ(article.id.value(), "one");
    EXPECT_EQ(article.title, "What a long exhale does");
    EXPECT_EQ(article.category, "breath");
    EXPECT_THAT(article.tags, ElementsAre("vagus", "breath"));
    EXPECT_THAT(article.states, ElementsAre(state::StateName::sympathetic, state::StateName::overwhelm));
    EXPECT_THAT(article.related_exercises, ElementsAre("long-exhale"));
    EXPECT_EQ(article.program_day, 3);
    EXPECT_EQ(article.contested, "How much of it is the vagus.\n");
    ASSERT_EQ(article.references.size(), 1u);
    EXPECT_EQ(article.references[0].doi, "10.1/x");
    EXPECT_FALSE(article.references[0].is_checked);
    EXPECT_THAT(article.body_html, HasSubstr("<em>longer</em>"));
    EXPECT_EQ(article.body_text, "Breathe\nOut, and longer than in.\n");
    EXPECT_EQ(article.reading_minutes, 1);
}

TEST_F(ArticleFiles, AreOrderedById) {
    std::string other = kGood;
    other.erase(other.find("program_day: 3\n"), 15);
    write("b.md", kGood);
    write("a.md", other);
    write("notes.txt", "no article");
    auto const articles = read();
    ASSERT_EQ(articles.size(), 2u);
    EXPECT_EQ(articles[0].id.value(), "a");
    EXPECT_FALSE(articles[0].program_day);
}

TEST_F(ArticleFiles, NeedNotBeThere) {
    fs::remove_all(folder_);
    EXPECT_TRUE(read().empty());
}

TEST_F(ArticleFiles, OfOneProgramDayThereIsOne) {
    write("a.md", kGood);
    write("b.md", kGood);
    EXPECT_THROW((void)read(), ContentError);
}

TEST_F(ArticleFiles, FaultsAreNamedWithFileLineAndField) {
    EXPECT_THAT(complaint("title: What", "titel: What"), HasSubstr("one.md:2: title: is missing"));
    EXPECT_THAT(complaint("level: start", "level: start\nmood: good"),
                HasSubstr("one.md:7: mood: there is no such field"));
    EXPECT_THAT(complaint("category: breath", "category: cooking"), HasSubstr("one.md:4: category:"));
    EXPECT_THAT(complaint("[environment]", "[cellar]"), HasSubstr("one.md:8: life_aspects:"));
    EXPECT_THAT(complaint("sympathetic", "angry"), HasSubstr("one.md:7: states:"));
    EXPECT_THAT(complaint("[long-exhale]", "[no-such]"),
                HasSubstr("one.md:9: related_exercises: has \"no-such\", which is no exercise"));
    EXPECT_THAT(complaint("level: start", "level: hard"), HasSubstr("one.md:6: level:"));
    EXPECT_THAT(complaint("program_day: 3", "program_day: 43"), HasSubstr("one.md:10: program_day:"));
    EXPECT_THAT(complaint("checked: false", "checked: perhaps"),
                HasSubstr("one.md:14: references[1].checked:"));
    EXPECT_THAT(complaint("tags: [vagus", "tags: [vagus, {}"), HasSubstr("one.md:5: tags:"));
    EXPECT_THAT(complaint("---\n## Breathe", "## Breathe"), HasSubstr("one.md:1: the file begins"));
    EXPECT_THAT(complaint("*longer*", "[x](javascript:y)"), HasSubstr("one.md:18: the body has a link"));
    EXPECT_THAT(complaint("## Breathe\n\nOut, and *longer* than in.\n", ""),
                HasSubstr("one.md:16: the body is empty"));
    EXPECT_THAT(complaint("*longer*", "\xff"), HasSubstr("not UTF-8"));
}

TEST_F(ArticleFiles, AreNamedForAnAddress) {
    write("Not_Good.md", kGood);
    EXPECT_THROW((void)read(), ContentError);
    fs::remove(folder_ / "Not_Good.md");
    write("index.md", kGood);
    EXPECT_THROW((void)read(), ContentError);
}

} // namespace
} // namespace evenkeel::outbound
