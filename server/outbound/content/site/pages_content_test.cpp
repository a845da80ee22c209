#include "outbound/content/practice/exercise_files.hpp"
#include "outbound/content/read/changed_file.hpp"
#include "outbound/content/site/book_files.hpp"
#include "outbound/content/site/course_file.hpp"
#include "outbound/content/site/legal_files.hpp"
#include "outbound/content/site/site_files.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace evenkeel::outbound {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

content::Pages read_pages(std::filesystem::path const& folder) {
    content::Pages pages;
    Faults faults;
    read_site(folder, pages, faults);
    faults.complain();
    return pages;
}

TEST(SiteFiles, OfTheProductAreGood) {
    auto const pages = read_pages("content/site");
    EXPECT_EQ(pages.faq.size(), 3u);
    EXPECT_EQ(pages.components.size(), 5u);
    EXPECT_TRUE(std::ranges::all_of(pages.reviews, &content::Voice::is_example));
    EXPECT_EQ(pages.claims.at(6).points.at(1).percent, 88.8);
    EXPECT_EQ(pages.claims_shown, content::ClaimsShown::specified);
    EXPECT_THAT(content::unsupported_claims(pages), ::testing::Contains("stress_after_a_week"));
    EXPECT_TRUE(pages.press.is_example);
    EXPECT_EQ(pages.placeholders.front().word, "brand");
    EXPECT_GT(pages.measured_accuracy.recordings, 0);
}

TEST(SiteFiles, ThatAreBrokenAreNamedWithLineAndField) {
    testing::ChangedFolder const folder{"content/site"};
    auto const complaint = [&](std::string const& file, std::string_view piece, std::string_view becomes) {
        return folder.complaint_when(file, piece, becomes, [&] { return read_pages(folder.path()); });
    };
    EXPECT_THAT(complaint("faq.yaml", "question: What do I", "qestion: What do I"),
                AllOf(HasSubstr("faq.yaml:8: groups[1].items[1].qestion: there is no such field"),
                      HasSubstr("groups[1].items[1].question: is missing")));
    EXPECT_THAT(complaint("faq.yaml", "{{brand}} then", "{{brnad}} then"),
                HasSubstr("faq.yaml:10: \"{{brnad}}\" is no word of site/placeholders.yaml"));
    EXPECT_THAT(complaint("reviews.yaml", "example: true\n", "example: false\n"),
                HasSubstr("reviews[1].source: must say where and when these words were given"));
    EXPECT_THAT(complaint("reviews.yaml", "stars: 5", "stars: 6"),
                HasSubstr("reviews[1].stars: must be a whole number from 1 to 5"));
    EXPECT_THAT(complaint("claims.yaml", "specified: true\n", "specified: false\n"),
                HasSubstr("claims[1].source: of a claim that is shown says who measured it"));
    EXPECT_THAT(complaint("claims.yaml", "show: specified", "show: all"), HasSubstr("show: must be one of"));
    EXPECT_THAT(complaint("claims.yaml", "points: [[0, 0],", "points: [[0],"),
                HasSubstr("points: must be pairs of what is counted and a number"));
    EXPECT_THAT(complaint("components.yaml", "amount_cents: 100000", "amount_cents: much"),
                HasSubstr("components[1].value.amount_cents: must be a whole number"));
    EXPECT_THAT(complaint("testimonials.yaml", "country_flag: FR", "country_flag: France"),
                HasSubstr("country_flag: must be a two-letter code"));
    EXPECT_THAT(complaint("press.yaml", "link: \"https://", "link: \"http://"),
                HasSubstr("items[1].link: must be an address that begins with https://"));
    EXPECT_THAT(complaint("placeholders.yaml", "word: brand", "word: support_email"),
                HasSubstr("word: \"support_email\" stands there twice"));
    EXPECT_THAT(complaint("benchmark.yaml", "hrv_measured_on: 2", "hrv_measured_on: x2"),
                HasSubstr("hrv_measured_on: must be a day"));
}

TEST(CourseFile, OfTheProductIsGood) {
    auto const course = read_course("content/course/outline.yaml");
    EXPECT_EQ(course.modules.size(), 7u);
    EXPECT_EQ(course.modules.front().quiz.size(), 5u);
    EXPECT_EQ(course.modules.front().quiz.front().correct, 3u);
}

TEST(CourseFile, ThatIsBrokenIsNamedWithLineAndField) {
    testing::ChangedFolder const folder{"content/course"};
    auto const complaint = [&](std::string_view piece, std::string_view becomes) {
        return folder.complaint_when("outline.yaml", piece, becomes,
                                     [&] { return read_course(folder.path() / "outline.yaml"); });
    };
    EXPECT_THAT(complaint("correct: 3", "correct: 4"),
                HasSubstr("modules[1].quiz[1].correct: is the place of none of the options"));
    EXPECT_THAT(complaint("number: 2", "number: 3"), HasSubstr("modules[2].number: must be 2"));
    EXPECT_THAT(complaint("week: 1", "week: 4"),
                HasSubstr("modules[1].week: must be a whole number from 1 to 3"));
    EXPECT_THAT(complaint("minutes: 16", "minuts: 16"),
                HasSubstr("outline.yaml:12: modules[1].lessons[1].minuts: there is no such field"));
}

TEST(LegalFiles, OfTheProductAreGood) {
    auto const pages = read_legal_pages("content/legal");
    ASSERT_EQ(pages.size(), 4u);
    EXPECT_EQ(pages.at(1).id, "privacy");
    EXPECT_THAT(pages.at(1).body_html, HasSubstr("<h2>"));
    EXPECT_GT(pages.at(1).places_to_fill_in, 3);
}

TEST(LegalFiles, ThatAreBrokenAreNamedWithTheLine) {
    testing::ChangedFolder const folder{"content/legal"};
    auto const read = [&] { return read_legal_pages(folder.path()); };
    EXPECT_THAT(
        folder.complaint_when("terms.md", "version:", "vresion:", read),
        AllOf(HasSubstr("terms.md:3: vresion: there is no such field"), HasSubstr("version: is missing")));
    EXPECT_THAT(folder.complaint_when("terms.md", "[[operator: full", "[[oprator: full", read),
                HasSubstr("terms.md:11: a place to fill in is written [[operator: what goes here]]"));
    EXPECT_THAT(folder.complaint_when("terms.md", "date: \"2", "date: \"x2", read),
                HasSubstr("terms.md:4: date: must be a day"));
    std::filesystem::remove(folder.path() / "cookies.md");
    EXPECT_THAT(testing::ChangedFolder::complaint_of(read),
                HasSubstr("cookies.md:1: there is no such file, and the product links to it"));
}

TEST(BookFiles, OfTheProductAreGood) {
    auto const book = read_book("content/book", stems_in("content/exercises", ".yaml"));
    ASSERT_EQ(book.parts.size(), 7u);
    EXPECT_FALSE(book.parts.front().is_chapter);
    EXPECT_EQ(book.parts.back().number, 6);
    EXPECT_FALSE(book.quiz_on_paper.empty());
}

TEST(BookFiles, ThatAreBrokenAreNamedWithTheLine) {
    testing::ChangedFolder const folder{"content/book"};
    auto const read = [&] { return read_book(folder.path(), stems_in("content/exercises", ".yaml")); };
    constexpr char kFirst[] = "1-six-places.md";
    EXPECT_THAT(folder.complaint_when(kFirst, "[[ring]]", "[[rnig]]", read),
                HasSubstr("1-six-places.md:32: \"[[rnig]]\" leads to nothing"));
    EXPECT_THAT(folder.complaint_when(kFirst, "[[exercise:name-the-state]]", "[[exercise:levitate]]", read),
                HasSubstr("\"[[exercise:levitate]]\" leads to nothing"));
    EXPECT_THAT(folder.complaint_when(kFirst, "[^russell]", "[^rusell]", read),
                HasSubstr("\"[^rusell]\" has no reference of that key"));
    EXPECT_THAT(folder.complaint_when(kFirst, "number: 1", "number: 2", read),
                HasSubstr("1-six-places.md:2: number: must be 1"));
    EXPECT_THAT(folder.complaint_when("book.yaml", "publisher:", "pubisher:", read),
                AllOf(HasSubstr("imprint.pubisher: there is no such field"),
                      HasSubstr("imprint.publisher: is missing")));
    EXPECT_THAT(folder.complaint_when("book.yaml", "file: 4-small", "file: 5-small", read),
                HasSubstr("5-small-levers.md:1: the file cannot be read"));
}

} // namespace
} // namespace evenkeel::outbound
