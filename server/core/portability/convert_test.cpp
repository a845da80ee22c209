#include "core/portability/convert.hpp"

#include "core/portability/readable.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::portability {
namespace {

using namespace std::chrono_literals;

class ConvertTest : public ::testing::Test {
protected:
    static FoundMood a_mood(std::string word, std::chrono::local_seconds at) {
        return {{"", 2}, {.instant = {}, .wall = at}, std::move(word), "a note"};
    }

    Converted converted(Found const& found, std::vector<MoodWord> const& chosen = {}) {
        return convert(found, chosen,
                       {.content_words = words_,
                        .moods = moods_,
                        .secure = secure_,
                        .time_zone = "Europe/Vienna",
                        .now = testing::kMondayMorning});
    }

    static Cell cell(TableRows const& rows, std::string_view column, std::size_t row = 0) {
        auto const place = std::ranges::find(rows.columns, column) - rows.columns.begin();
        return rows.rows.at(row).at(static_cast<std::size_t>(place));
    }

    static constexpr std::chrono::local_seconds kEvening =
        std::chrono::local_days{std::chrono::year{2026} / 1 / 3} + 23h + 30min;
    std::vector<MoodWord> const words_{{"rad", state::StateName::play}};
    exercise::Moods const moods_;
    testing::FakeSecure secure_;
};

TEST_F(ConvertTest, AMoodIsACheckInInTheMiddleOfItsStateOnTheMembersDay) {
    Found found;
    found.moods = {a_mood("Rad", kEvening)};
    auto const made = converted(found);
    auto const& check_ins = made.data.front();
    ASSERT_EQ(check_ins.rows.size(), 1U);
    EXPECT_EQ(cell(check_ins, "state"), Cell{"play"});
    EXPECT_EQ(cell(check_ins, "angle"), Cell{150.0});
    EXPECT_EQ(cell(check_ins, "day"), Cell{"2026-01-03"});
    EXPECT_EQ(cell(check_ins, "note"), Cell{"a note"});
    auto const arousal = std::get<double>(cell(check_ins, "arousal"));
    auto const comfort = std::get<double>(cell(check_ins, "comfort"));
    EXPECT_NEAR(state::angle_of_feeling(arousal, comfort)->degrees(), 150, 1e-9);
}

TEST_F(ConvertTest, WhatTheMemberChoseComesFirst) {
    Found found;
    found.moods = {a_mood("rad", kEvening), a_mood("odd", kEvening)};
    auto const made = converted(found, {{"RAD", state::StateName::overwhelm}});
    EXPECT_EQ(cell(made.data.front(), "state"), Cell{"overwhelm"});
    EXPECT_EQ(made.data.front().rows.size(), 1U);
    EXPECT_EQ(made.skipped_count, 1U);
    EXPECT_EQ(made.moods.size(), 2U);
}

TEST_F(ConvertTest, TheSameEntryHasTheSameIdAndAnotherOneAnother) {
    Found found;
    found.moods = {a_mood("rad", kEvening), a_mood("rad", kEvening), a_mood("rad", kEvening - 1min)};
    auto const made = converted(found).data.front();
    EXPECT_EQ(made, converted(found).data.front());
    std::set<Cell> ids;
    for (std::size_t row = 0; row < 3; ++row)
        ids.insert(cell(made, "check_in_id", row));
    EXPECT_EQ(ids.size(), 3U);
}

TEST_F(ConvertTest, TheFutureAndTheFarPastAreSkipped) {
    Found found;
    found.moods = {a_mood("rad", std::chrono::local_days{std::chrono::year{2126} / 1 / 3}),
                   a_mood("rad", std::chrono::local_days{std::chrono::year{1926} / 1 / 3})};
    EXPECT_EQ(converted(found).skipped_count, 2U);
}

TEST_F(ConvertTest, OnlyTheFirstOfManySkippedAreTold) {
    Found found;
    for (std::size_t i = 0; i < kMostSkippedTold + 5; ++i)
        found.skipped.push_back({{"", i}, "no"});
    auto const made = converted(found);
    EXPECT_EQ(made.skipped.size(), kMostSkippedTold);
    EXPECT_EQ(made.skipped_count, kMostSkippedTold + 5);
}

TEST_F(ConvertTest, MeasuresOnlySoManyBeatsOfOneFile) {
    Found found;
    FoundReading reading{.place = {"", 2}, .moment = {.instant = {}, .wall = kEvening}, .intervals_ms = {}};
    reading.intervals_ms.assign(kMostIntervals, 1e9); // refused at once, and counted all the same
    found.readings.assign(6, reading);
    auto const made = converted(found);
    ASSERT_EQ(made.skipped_count, 6U);
    EXPECT_EQ(made.skipped.back().why,
              "The file has more beats than we can read at once. Please import it in parts.");
    EXPECT_FALSE(made.skipped.at(4).why == made.skipped.back().why.english());
}

TEST_F(ConvertTest, FiguresThatNoHeartHasAreSkipped) {
    Found found;
    FoundReading reading{.place = {"", 2}, .moment = {.instant = {}, .wall = kEvening}, .intervals_ms = {}};
    reading.hr_bpm = 60;
    reading.rmssd_ms = 40;
    reading.sdnn_ms = 50;
    found.readings = {reading, reading};
    found.readings.back().hr_bpm = 600;
    auto const made = converted(found);
    EXPECT_EQ(made.data.at(2).rows.size(), 1U);
    EXPECT_EQ(made.skipped_count, 1U);
}

TEST(Readable, ATableForSpreadsheetsRunsNoFormula) {
    TableRows const table{.table = "t",
                          .columns = {"note", "at", "checked_in_at"},
                          .rows = {{"=1+1", 0.5, std::int64_t{1000}}}};
    EXPECT_EQ(csv_of(table), "note,at,checked_in_at\r\n'=1+1,0.5,1970-01-01T00:00:01.000Z\r\n");
}

TEST(Readable, NoSignInDisguiseBeginsAFormula) {
    for (std::string const disguised :
         {"=1", "+1", "-1", "@f", "\t=1", "\r=1", "\n=1", "\x01=1", "\x7f=1", "\u0085=1", "＝1", "＋1", "－1",
          "＠f", " =1", "\u00a0+1", "\u3000＝1", "\ufeff=1", " \t=1"}) {
        auto const csv = csv_of({.table = "t", .columns = {"note"}, .rows = {{disguised}}});
        EXPECT_TRUE(csv.starts_with("note\r\n'") || csv.starts_with("note\r\n\"'")) << csv;
    }
    for (std::string const plain : {"", " ", "calm", "ＡＢ", "Ä=1", " at home", "١+١"})
        EXPECT_EQ(csv_of({.table = "t", .columns = {"note"}, .rows = {{plain}}}),
                  "note\r\n" + plain + "\r\n");
}

TEST(Readable, IntervalsOfRunsStandApart) {
    MemberData const data{
        {.table = "readings",
         .columns = {"measured_at", "task_id", "beat_runs"},
         .rows = {{std::int64_t{0}, "../a", "0.000 800.000 1610.000 | 3000.000 3790.500 "}}}};
    auto const files = rr_files_of(data);
    ASSERT_EQ(files.size(), 1U);
    EXPECT_EQ(files.front().name, "rr/1970-01-01_a.txt");
    EXPECT_EQ(files.front().bytes, "800.000\n810.000\n\n790.500\n");
}

} // namespace
} // namespace evenkeel::portability
