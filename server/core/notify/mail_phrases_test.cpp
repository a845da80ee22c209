#include "core/notify/mail_phrases.hpp"

#include <gtest/gtest.h>

namespace evenkeel::notify {
namespace {

using namespace std::chrono;

TEST(MailPhrases, ADayIsWrittenAsPeopleOfTheLanguageWriteIt) {
    local_days const day{year{2026} / 3 / 5};
    EXPECT_EQ(day_in_words(day, "en"), "5 March 2026");
    EXPECT_EQ(day_in_words(day, "de"), "5. März 2026");
    EXPECT_EQ(day_in_words(day, "es"), "5 de marzo de 2026");
    EXPECT_NE(day_in_words(day, "ar").find("مارس"), std::string::npos);
    EXPECT_EQ(day_in_words(local_days{year{1969} / 12 / 31}, "en"), "31 December 1969");
}

TEST(MailPhrases, ALanguageHasItsOwnPlurals) {
    EXPECT_EQ(plural_category(1, "en"), "one");
    EXPECT_EQ(plural_category(0, "en"), "other");
    EXPECT_EQ(plural_category(2, "de"), "other");
    for (auto const& [count, category] : std::vector<std::pair<int, std::string>>{{0, "zero"},
                                                                                  {1, "one"},
                                                                                  {2, "two"},
                                                                                  {3, "few"},
                                                                                  {10, "few"},
                                                                                  {11, "many"},
                                                                                  {99, "many"},
                                                                                  {100, "other"}})
        EXPECT_EQ(plural_category(count, "ar"), category) << count;
}

TEST(MailPhrases, MonthsTakeTheFormOfTheirCount) {
    content::MailWords const english;
    EXPECT_EQ(months_in_words(1, english), "1 month");
    EXPECT_EQ(months_in_words(12, english), "12 months");
    content::MailWords const arabic{
        .language_code = "ar", .nobody = "بك", .months = {{"two", "شهران"}, {"other", "{count} شهر"}}};
    EXPECT_EQ(months_in_words(2, arabic), "شهران");
    EXPECT_EQ(months_in_words(3, arabic), "3 شهر"); // the form that is not there is the last one
}

TEST(MailPhrases, WhoGaveNoNameIsGreetedAllTheSame) {
    EXPECT_EQ(name_or_nobody("", {}), "there");
    EXPECT_EQ(name_or_nobody("Ana", {}), "Ana");
}

} // namespace
} // namespace evenkeel::notify
