#include "core/safety/answer.hpp"
#include "core/safety/finding.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <random>
#include <string>
#include <vector>

namespace evenkeel::safety {
namespace {

constexpr std::string_view kCases = "server/core/safety/cases/";
constexpr auto kTables =
    std::to_array<std::string_view>({"english_risk.txt", "english_flags.txt", "english_benign.txt",
                                     "german.txt", "spanish.txt", "arabic.txt"});

/// One row of a table: what its message has to be read as.
struct Case {
    std::string place;
    int lowest{0};
    int highest{0};
    Flags flags;
    std::string urgency; ///< Empty: not looked at.
    std::string theme;
    std::string text;
};

std::string trimmed(std::string_view text) {
    auto const first = text.find_first_not_of(' ');
    return first == std::string_view::npos
               ? std::string{}
               : std::string{text.substr(first, text.find_last_not_of(' ') - first + 1)};
}

std::string with_line_breaks(std::string text) {
    for (auto at = text.find("\\n"); at != std::string::npos; at = text.find("\\n", at))
        text.replace(at, 2, "\n");
    return text;
}

Case case_of(std::string_view line, std::string const& place) {
    std::vector<std::string> columns;
    for (int i = 0; i < 4; ++i) {
        auto const end = line.find('|');
        columns.push_back(trimmed(line.substr(0, end)));
        line.remove_prefix(end + 1);
    }
    auto const flags = Flags::named(columns[1]);
    EXPECT_TRUE(flags) << place;
    return {place,
            columns[0].front() - '0',
            columns[0].back() - '0',
            flags.value_or(Flags{}),
            columns[2],
            columns[3],
            with_line_breaks(trimmed(line))};
}

std::vector<Case> cases_of(std::string_view table) {
    std::ifstream file{std::string{kCases} + std::string{table}};
    std::vector<Case> cases;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (!line.empty() && line.front() != '#')
            cases.push_back(case_of(line, std::string{table} + ":" + std::to_string(number)));
    }
    return cases;
}

std::vector<Case> all_cases() {
    std::vector<Case> all;
    for (auto const table : kTables)
        std::ranges::move(cases_of(table), std::back_inserter(all));
    return all;
}

TEST(ReadForRisk, EveryRowIsReadAsItSays) {
    for (auto const& row : all_cases()) {
        auto const found = read_for_risk(row.text);
        EXPECT_GE(found.level, row.lowest) << row.place << ": " << row.text;
        EXPECT_LE(found.level, row.highest) << row.place << ": " << row.text;
        EXPECT_EQ(found.flags.names(), row.flags.names()) << row.place << ": " << row.text;
        if (!row.urgency.empty()) {
            EXPECT_EQ(word_of(found.urgency), row.urgency) << row.place << ": " << row.text;
        }
    }
}

TEST(ReadForRisk, ThereAreEnoughRowsInEveryLanguage) {
    auto const english = cases_of("english_risk.txt").size() + cases_of("english_flags.txt").size() +
                         cases_of("english_benign.txt").size();
    EXPECT_GE(english, 600U);
    EXPECT_GE(cases_of("english_benign.txt").size(), 250U);
    for (auto const* table : {"german.txt", "spanish.txt", "arabic.txt"})
        EXPECT_GE(cases_of(table).size(), 60U) << table;
}

struct Share {
    int found{0};
    int of{0};

    [[nodiscard]] double value() const { return of == 0 ? 0.0 : static_cast<double>(found) / of; }
};

/// Of these rows, those that are read as possible risk at least.
Share share_at_risk(std::vector<Case> const& cases, auto is_meant) {
    Share share;
    for (auto const& row : cases)
        if (is_meant(row)) {
            ++share.of;
            share.found += read_for_risk(row.text).level >= kPossibleRisk ? 1 : 0;
        }
    return share;
}

void expect_goals(std::vector<Case> const& cases) {
    auto const risk = share_at_risk(cases, [](Case const& row) { return row.lowest >= kPossibleRisk; });
    auto const none = share_at_risk(cases, [](Case const& row) { return row.highest < kPossibleRisk; });
    std::printf("risk %d of %d, false alarms %d of %d\n", risk.found, risk.of, none.found, none.of);
    EXPECT_GE(risk.value(), 0.95);
    EXPECT_LE(none.value(), 0.10);
    for (auto const& row : cases)
        if (row.lowest == kImminent) {
            EXPECT_EQ(read_for_risk(row.text).level, kImminent) << row.place;
        }
}

TEST(ReadForRisk, ReachesTheGoalsOnItsTables) {
    expect_goals(all_cases());
}

TEST(ReadForRisk, ReachesTheGoalsOnRowsThatWereSetApart) {
    expect_goals(cases_of("held_out.txt"));
}

TEST(ReadForRisk, WhatHoldsARiskIsNeverHeardAsANoToTheCheck) {
    auto cases = all_cases();
    std::ranges::move(cases_of("held_out.txt"), std::back_inserter(cases));
    for (auto const& row : cases)
        if (row.lowest >= kPossibleRisk) {
            EXPECT_NE(word_of(hear(Question::suicidal_thoughts, row.text).answer), "no") << row.place;
        }
}

TEST(ReadForRisk, CapitalsSpacesAndClosingMarksChangeNothing) {
    for (auto const& row : all_cases()) {
        auto const level = read_for_risk(row.text).level;
        std::string loud = row.text;
        std::ranges::transform(loud, loud.begin(),
                               [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
        std::string wide;
        for (char const c : row.text)
            wide += c == ' ' ? "  " : std::string(1, c);
        EXPECT_EQ(read_for_risk(loud).level, level) << row.place << ": " << loud;
        EXPECT_EQ(read_for_risk(wide).level, level) << row.place << ": " << wide;
        EXPECT_EQ(read_for_risk("  " + row.text + " !!").level, level) << row.place;
    }
}

TEST(ReadForRisk, MoreOrdinaryWordsNeverLowerIt) {
    constexpr auto kOrdinary = std::to_array<std::string_view>(
        {"\n\nThe soup was good.", "\n\nTomorrow is a walk with Sam. I watched a film.",
         "\n\nlol, what a day", "\n\nI used to live near the sea."});
    for (auto const& row : all_cases())
        for (auto const more : kOrdinary)
            EXPECT_GE(read_for_risk(row.text + std::string{more}).level, read_for_risk(row.text).level)
                << row.place << ": " << row.text << more;
}

/// Pieces stand in the message, in order, and apart.
void expect_sound(std::string const& message) {
    auto const found = read_for_risk(message);
    EXPECT_TRUE(found.level >= 0 && found.level <= kImminent);
    EXPECT_TRUE(found.urgency == Urgency::none || found.level == kImminent);
    std::size_t after = 0;
    for (auto const piece : found.carried_by) {
        EXPECT_GE(piece.begin, after);
        EXPECT_GT(piece.end, piece.begin);
        EXPECT_LE(piece.end, message.size());
        after = piece.end;
    }
}

TEST(ReadForRisk, ReadsAnyBytes) {
    std::mt19937 chance{20261122}; // NOLINT(bugprone-random-generator-seed): the same bytes every time
    for (int round = 0; round < 200; ++round) {
        std::string bytes;
        auto const length = chance() % 400;
        for (std::uint32_t i = 0; i < length; ++i)
            bytes += static_cast<char>(chance() % 256);
        expect_sound(bytes);
    }
    expect_sound("\xF0\x9F");
    expect_sound("\xED\xA0\x80 i want to die \xFF\xFE");
    expect_sound(std::string(3, '\0') + "kms");
}

TEST(ReadForRisk, ReadsLongAndSpitefulMessages) {
    for (auto const* piece :
         {"i want to ", "dont ", "kill ", "k ", "!", "\"", "i ", "wish i could just ", "\xD8", "*",
          "i want to die tonight. ", "goodbye. ", ". . ", "aaaaaaaa", "not i think i "}) {
        std::string message;
        while (message.size() < 10'000)
            message += piece;
        expect_sound(message);
    }
}

} // namespace
} // namespace evenkeel::safety
