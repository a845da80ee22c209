#include "core/portability/csv_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace evenkeel::portability {
namespace {

using ::testing::ElementsAre;
using Fields = std::vector<std::string>;

std::vector<Fields> fields_of(std::string_view text) {
    std::vector<Fields> all;
    auto const rows = read_csv(text);
    if (rows)
        for (auto const& row : *rows)
            all.push_back(row.fields);
    return all;
}

TEST(CsvTable, ReadsWhatTheStandardAllows) {
    EXPECT_THAT(fields_of("a,b\r\n1,\"x, \"\"y\"\"\r\nz\"\r\n"),
                ElementsAre(Fields{"a", "b"}, Fields{"1", "x, \"y\"\r\nz"}));
    EXPECT_THAT(fields_of("a,b\n,\n"), ElementsAre(Fields{"a", "b"}, Fields{"", ""}));
    EXPECT_THAT(fields_of(""), ElementsAre());
}

TEST(CsvTable, FindsTheSeparatorAndPassesOverTheByteOrderMark) {
    EXPECT_THAT(fields_of("\xef\xbb\xbf"
                          "a;b\n1,5;2"),
                ElementsAre(Fields{"a", "b"}, Fields{"1,5", "2"}));
    EXPECT_THAT(fields_of("a\tb\n1\t2"), ElementsAre(Fields{"a", "b"}, Fields{"1", "2"}));
}

TEST(CsvTable, CountsLinesAsAnEditorDoes) {
    auto const rows = read_csv("a,b\n\n1,\"two\nlines\"\n3,4");
    ASSERT_TRUE(rows);
    std::vector<std::size_t> lines;
    for (auto const& row : *rows)
        lines.push_back(row.line);
    EXPECT_THAT(lines, ElementsAre(1, 3, 5));
}

TEST(CsvTable, SaysWhereAQuotationBegan) {
    auto const refused = read_csv("a\n1\n\"open");
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message.english(), ::testing::HasSubstr("line 3"));
}

TEST(CsvTable, EndsForEveryText) {
    std::mt19937 random{11};
    for (int i = 0; i < 2000; ++i) {
        std::string text(random() % 40, ' ');
        for (auto& letter : text)
            letter = "a,;\t\"\r\n"[random() % 7];
        (void)read_csv(text);
    }
}

TEST(CsvTable, RefusesMoreFieldsThanFitIntoMemory) {
    std::string text;
    for (int line = 0; line < 11'000; ++line)
        text += std::string(199, ',') + "\n";
    auto const refused = read_csv(text);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::payload_too_large);
}

TEST(CsvTable, NamesAreBare) {
    EXPECT_EQ(bare_name("Heart Rate (bpm)"), "heartratebpm");
    EXPECT_EQ(bare_name("full_date"), "fulldate");
}

} // namespace
} // namespace evenkeel::portability
