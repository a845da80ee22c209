#include "outbound/content/guide/guide_files.hpp"
#include "outbound/content/guide/shipped_content.hpp"
#include "outbound/content/read/changed_file.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace evenkeel::outbound {
namespace {

using evenkeel::outbound::testing::shipped_content;
using ::testing::AllOf;
using ::testing::HasSubstr;

class GuideFiles : public ::testing::Test {
protected:
    [[nodiscard]] std::string complaint_when(std::string const& file, std::string_view piece,
                                             std::string_view becomes) const {
        return folder_.complaint_when(file, piece, becomes, [&] {
            return read_guide_script(folder_.path(),
                                     {shipped_content().life_aspects, shipped_content().exercises,
                                      shipped_content().contraindications});
        });
    }

    testing::ChangedFolder folder_{"content/journal"};
};

TEST_F(GuideFiles, OfTheProductAreGood) {
    auto const& script = shipped_content().guide_script;
    EXPECT_GE(script.lines.size(), 400u);
    EXPECT_EQ(script.phases.front().name, "opening");
    EXPECT_EQ(script.phases.at(2).skip_in.size(), 2u);
    EXPECT_EQ(script.aspects.at("money_finance"), "money");
    auto const line = std::ranges::find(script.lines, "any-ack-01", &journal::GuideLine::id);
    ASSERT_NE(line, script.lines.end());
    EXPECT_FALSE(line->phase);
    EXPECT_TRUE(line->states.empty());
    auto const cue = std::ranges::find(script.cues, "says_fine", &journal::Cue::name);
    EXPECT_EQ(cue->only_with, "short_answer");
}

TEST_F(GuideFiles, WhatLeadsNowhereIsNamedWithLineAndField) {
    constexpr char kFile[] = "guide/any_time.yaml";
    EXPECT_THAT(complaint_when(kFile, "kind: acknowledgement", "kind: nod"),
                HasSubstr("any_time.yaml:4: kind: \"nod\" names no kind"));
    EXPECT_THAT(complaint_when(kFile, "phase: any", "phase: middle"),
                HasSubstr("any_time.yaml:4: phase: \"middle\" names no phase"));
    EXPECT_THAT(complaint_when(kFile, "id: any-ack-02", "id: any-ack-01"),
                HasSubstr("any_time.yaml:6: id: \"any-ack-01\" stands there twice"));
    EXPECT_THAT(complaint_when(kFile, "not_after: [acknowledgement]", "not_after: [any-ack-00]"),
                HasSubstr("not_after: \"any-ack-00\" names no kind or line"));
    EXPECT_THAT(complaint_when(kFile, "needs_slots: []", "needs_slots: [person]"),
                HasSubstr("needs_slots: names {person}, which does not stand in the text"));
    EXPECT_THAT(complaint_when(kFile, "states: any", "states: [happy]"),
                HasSubstr("states: has \"happy\", which is none of the six states"));
}

TEST_F(GuideFiles, AnOfferLeadsWhereItSays) {
    constexpr char kFile[] = "guide/step.yaml";
    auto const lines = shipped_content().guide_script.lines;
    auto const offer = std::ranges::find_if(
        lines, [](auto const& line) { return line.exercise && line.phase == "step" && line.to; });
    ASSERT_NE(offer, lines.end());
    auto const exercise = "exercise: " + offer->exercise->value();
    EXPECT_THAT(complaint_when(kFile, exercise, "exercise: levitation"),
                HasSubstr("exercise: \"levitation\" names no exercise"));
    EXPECT_THAT(complaint_when(kFile, exercise, "exercise: energising-breath"),
                HasSubstr("exercise: has to be turned on by a member"));
}

TEST_F(GuideFiles, ThePlanIsCheckedToo) {
    EXPECT_THAT(complaint_when("guide.yaml", "next: [explore]", "next: [explored]"),
                HasSubstr("phases[1].next: \"explored\" names no phase"));
    EXPECT_THAT(complaint_when("guide.yaml", "turns: [1, 1]", "turns: [1]"),
                HasSubstr("phases[1].turns: must be two numbers"));
    EXPECT_THAT(complaint_when("guide.yaml", "  money_finance: money\n", ""),
                HasSubstr("aspects.money_finance: is missing"));
    EXPECT_THAT(complaint_when("guide.yaml", "codes: [T, A]", "codes: [T, 8]"),
                HasSubstr("prefer[1].codes: has \"8\", which is no safety code"));
    EXPECT_THAT(complaint_when("guide.yaml", "only_with: short_answer", "only_with: short"),
                HasSubstr("only_with: \"short\" names no cue"));
    EXPECT_THAT(complaint_when("guide.yaml", "not_with: [heavy,", "not_with: [heavier,"),
                HasSubstr("not_with: \"heavier\" names no cue"));
    EXPECT_THAT(complaint_when("guide.yaml", "own: true", "own: perhaps"), HasSubstr("own: "));
    EXPECT_THAT(complaint_when("guide.yaml", "files: [opening,", "files: [beginning,"),
                HasSubstr("beginning.yaml:1: the file cannot be read"));
}

TEST_F(GuideFiles, ALanguageSaysForItselfThatItIsNotUnderstood) {
    auto script = shipped_content().guide_script;
    auto const file = folder_.path() / "words.yaml";
    auto const put = [&](std::string_view words) {
        std::ofstream{file} << words;
        return testing::ChangedFolder::complaint_of([&] {
            put_guide_words(file, script);
            return 0;
        });
    };
    EXPECT_EQ(put("lines: {any-unread-01: Es steht hier.}"), "");
    EXPECT_EQ(std::ranges::find(script.lines, "any-unread-01", &journal::GuideLine::id)->text,
              "Es steht hier.");
    EXPECT_THAT(put("lines: {any-ack-01: Ja.}"), HasSubstr("must be a line for what is not understood"));
    EXPECT_THAT(put("lines: {any-ack-999: Ja.}"), HasSubstr("must be a line for what is not understood"));
}

} // namespace
} // namespace evenkeel::outbound
