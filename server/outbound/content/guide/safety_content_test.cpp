#include "outbound/content/guide/disclosure_file.hpp"
#include "outbound/content/guide/helplines_file.hpp"
#include "outbound/content/guide/responses_file.hpp"
#include "outbound/content/practice/exercise_files.hpp"
#include "outbound/content/read/changed_file.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

namespace evenkeel::outbound {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

class SafetyContent : public ::testing::Test {
protected:
    [[nodiscard]] std::string broken_helplines(std::string_view piece, std::string_view becomes) const {
        return folder_.complaint_when("helplines.yaml", piece, becomes,
                                      [&] { return read_helplines(folder_.path() / "helplines.yaml"); });
    }

    [[nodiscard]] std::string broken_responses(std::string_view piece, std::string_view becomes) const {
        return folder_.complaint_when("responses.yaml", piece, becomes, [&] {
            return read_responses(folder_.path() / "responses.yaml", exercises_);
        });
    }

    [[nodiscard]] std::string broken_disclosure(std::string_view piece, std::string_view becomes) const {
        return folder_.complaint_when("disclosure.yaml", piece, becomes,
                                      [&] { return read_disclosure(folder_.path() / "disclosure.yaml"); });
    }

    [[nodiscard]] std::string broken_words(std::string const& text) const {
        auto helplines = read_helplines(folder_.path() / "helplines.yaml");
        std::ofstream{folder_.path() / "words.yaml"} << text;
        return testing::ChangedFolder::complaint_of([&] {
            put_helpline_words(folder_.path() / "words.yaml", helplines);
            return 0;
        });
    }

    /// Returns the complaint about a language's words, written to a file of its own.
    template <class Read>
    [[nodiscard]] std::string complaint_about(std::string const& words, Read const& read) const {
        std::ofstream{folder_.path() / "words.yaml"} << words;
        return testing::ChangedFolder::complaint_of([&] {
            read(folder_.path() / "words.yaml");
            return 0;
        });
    }

    [[nodiscard]] std::string broken_replies(std::string const& words) const {
        auto responses = read_responses(folder_.path() / "responses.yaml", exercises_);
        return complaint_about(words, [&](auto const& file) { put_reply_words(file, responses); });
    }

    [[nodiscard]] std::string broken_notices(std::string const& words) const {
        auto disclosure = read_disclosure(folder_.path() / "disclosure.yaml");
        return complaint_about(words, [&](auto const& file) { put_disclosure_words(file, disclosure); });
    }

    testing::ChangedFolder folder_{"content/safety"};
    std::vector<exercise::Exercise> exercises_{
        read_exercises("content/exercises", read_contraindications("content/safety/contraindications.yaml"))};
};

safety::HelplineCountry const& in(std::vector<safety::HelplineCountry> const& all, std::string_view country) {
    return *std::ranges::find(all, country, &safety::HelplineCountry::country);
}

TEST_F(SafetyContent, HelplinesAreThereForFortyCountriesAndForEverywhereElse) {
    auto const all = read_helplines("content/safety/helplines.yaml");
    EXPECT_GE(all.size(), 41u);
    EXPECT_FALSE(in(all, safety::kEverywhereElse).emergency.empty());
    auto const& here = in(all, "GB");
    EXPECT_EQ(here.emergency.front(), "999");
    auto const& first = here.lines.front();
    EXPECT_EQ(first.phone, "116 123");
    EXPECT_TRUE(first.is_round_the_clock);
    EXPECT_EQ(first.purpose, safety::LinePurpose::suicide);
    EXPECT_TRUE(first.checked);
    EXPECT_FALSE(here.lines.at(1).checked) << "nobody has compared it";
}

TEST_F(SafetyContent, AHelplineThatIsBrokenIsNamedWithLineAndField) {
    EXPECT_THAT(broken_helplines("phone: \"988\", sms: \"988\", chat_url:", "fone:"),
                AllOf(HasSubstr("helplines.yaml:15: lines[1].fone: there is no such field"),
                      HasSubstr("lines[1].phone: is missing: a line needs at least one of")));
    EXPECT_THAT(broken_helplines("emergency: [\"911\"]", "emergency: [\"nine\"]"),
                HasSubstr("helplines.yaml:12: emergency: holds \"nine\", which cannot be dialled"));
    EXPECT_THAT(broken_helplines("country: CA", "country: US"),
                HasSubstr("country: \"US\" stands there twice"));
    EXPECT_THAT(broken_helplines("country: CA", "country: Canada"),
                HasSubstr("country: must be a two-letter code"));
    EXPECT_THAT(broken_helplines("checked: \"2026-11-21\"", "checked: \"2026-11-31\""),
                HasSubstr("lines[1].checked: must be a day"));
    EXPECT_THAT(broken_helplines("for: suicide", "for: anything"),
                HasSubstr("lines[1].for: must be one of suicide, abuse, youth, general"));
    EXPECT_THAT(broken_helplines("country: international", "country: ZZ"),
                HasSubstr("has no entry \"international\""));
}

TEST_F(SafetyContent, HelplinesAreSaidInAnotherLanguage) {
    auto all = read_helplines("content/safety/helplines.yaml");
    std::ofstream{folder_.path() / "words.yaml"} << "notes: {CA: Ruf an}\n";
    put_helpline_words(folder_.path() / "words.yaml", all);
    EXPECT_EQ(in(all, "CA").note, "Ruf an");
    EXPECT_EQ(in(all, "CA").lines.front().phone, "988");
    EXPECT_THAT(broken_words("notes: {XX: nowhere}\nhours: {\"some day\": X}\nnumbers: {}\n"),
                AllOf(HasSubstr("words.yaml:1: notes.XX: English has nothing of this name"),
                      HasSubstr("words.yaml:2: hours.some day: English has nothing of this name"),
                      HasSubstr("words.yaml:3: numbers: there is no such field")));
}

TEST_F(SafetyContent, RepliesAreThereForEveryLevel) {
    auto const all = read_responses("content/safety/responses.yaml", exercises_);
    EXPECT_EQ(all.levels.size(), 4u);
    EXPECT_EQ(all.levels.at(1).after_answer.at("yes"), std::vector<std::string>{"level 3"});
    EXPECT_EQ(all.levels.at(3).instead_of_now.at("goodbye"), std::vector<std::string>{"level4_goodbye"});
    EXPECT_EQ(all.limited_line.at("level2_line"), "level2_limited_line");
    auto const line = std::ranges::find(all.moves, "level2_line", &safety::Move::key);
    ASSERT_NE(line, all.moves.end());
    EXPECT_EQ(line->levels, std::vector<int>{2});
    EXPECT_TRUE(line->is_once);
    EXPECT_EQ(line->requirement, safety::Requirement::round_the_clock_line);
    auto const anywhere = std::ranges::find(all.moves, "false_positive", &safety::Move::key);
    EXPECT_TRUE(anywhere->levels.empty());
}

/// The first answer may let the level fall: "no" must not be able to mean that nobody is there.
TEST_F(SafetyContent, WhoComesBackFromActiveThoughtsIsAskedAboutThemAndNothingElse) {
    auto const responses = read_responses(folder_.path() / "responses.yaml", exercises_);
    auto asked = 0;
    for (auto const& move : responses.moves) {
        if (!move.key.starts_with("follow_up_level") || move.levels.front() < 3)
            continue;
        for (auto const& reply : move.say) {
            EXPECT_THAT(reply.text, HasSubstr("thoughts")) << reply.id;
            EXPECT_EQ(std::ranges::count(reply.text, '?'), 1) << reply.id;
            ++asked;
        }
    }
    EXPECT_GE(asked, 4);
}

TEST_F(SafetyContent, AReplyThatIsBrokenIsNamedWithLineAndField) {
    EXPECT_THAT(broken_responses("turn: [level1_validate,", "turn: [level1_valdate,"),
                HasSubstr("levels[1].turn: \"level1_valdate\" names no move"));
    EXPECT_THAT(broken_responses("exercise: look-around", "exercise: energising-breath"),
                HasSubstr("\"energising-breath\" names no exercise that is calm enough for distress"));
    EXPECT_THAT(broken_responses("at {line_name} around", "at {line_nam} around"),
                HasSubstr("needs_slots: lacks {line_nam}, which stands in the text"));
    EXPECT_THAT(broken_responses("People answer at {line_name}", "People answer"),
                HasSubstr("needs_slots: names {line_name}, which does not stand in the text"));
    EXPECT_THAT(broken_responses("id: level1-validate-2", "id: level1-validate-1"),
                HasSubstr("\"level1-validate-1\" stands there twice"));
    EXPECT_THAT(broken_responses("requires: no_line", "requires: nothing"), HasSubstr("requires: must be"));
    EXPECT_THAT(broken_responses("  - level: 4", "  - level: 3"), HasSubstr("levels[4].level: must be 4"));
    EXPECT_THAT(broken_responses("unsure: [level2_unsure,", "unsure: [level2_sure,"),
                HasSubstr("levels[2].after_answer.unsure: \"level2_sure\" names no move"));
    EXPECT_THAT(broken_responses("once: true", "once: maybe"), HasSubstr(".once: must be true or false"));
}

TEST_F(SafetyContent, NoticesAreThere) {
    auto const all = read_disclosure("content/safety/disclosure.yaml");
    EXPECT_EQ(all.version, "2");
    auto const& first = all.notices.front();
    EXPECT_EQ(first.when, safety::NoticeWhen::first_message);
    EXPECT_EQ(first.acknowledge, safety::Acknowledgement::required);
    EXPECT_EQ(first.questions.size(), 3u);
    auto const formal = std::ranges::find(all.notices, "formal-notice", &safety::Notice::id);
    EXPECT_TRUE(formal->is_in_bold_capitals);
    EXPECT_EQ(formal->regions, std::vector<std::string>{"US-NY"});
}

TEST_F(SafetyContent, ANoticeThatIsBrokenIsNamedWithLineAndField) {
    EXPECT_THAT(broken_disclosure("when: first_message", "when: sometimes"),
                HasSubstr("disclosure.yaml:11: notices[1].when: must be one of first_message, "));
    EXPECT_THAT(broken_disclosure("id: where-words-go-model", "id: where-words-go-script"),
                HasSubstr("\"where-words-go-script\" stands there twice"));
    EXPECT_THAT(broken_disclosure("dated: \"2026-11-22\"", "dated: today"),
                HasSubstr("dated: must be a day"));
    EXPECT_THAT(broken_disclosure("style: bold_capitals_16pt", "style: large"),
                HasSubstr("style: must be bold_capitals_16pt"));
}

TEST_F(SafetyContent, ALanguageSaysRepliesWithTheirSlots) {
    auto responses = read_responses(folder_.path() / "responses.yaml", exercises_);
    std::ofstream{folder_.path() / "words.yaml"} << "replies: {level4-now-2: \"Ruf {emergency} an.\"}";
    put_reply_words(folder_.path() / "words.yaml", responses);
    auto const& move = *std::ranges::find(responses.moves, "level4_now", &safety::Move::key);
    EXPECT_EQ(std::ranges::find(move.say, "level4-now-2", &safety::Reply::id)->text, "Ruf {emergency} an.");
    EXPECT_EQ(std::ranges::find(move.say, "level4-now-1", &safety::Reply::id)->text.substr(0, 11),
              "Please call");
}

TEST_F(SafetyContent, RepliesOfALanguageThatCannotBeSaidAreNamed) {
    EXPECT_THAT(broken_replies("replies: {level4-now-2: Ruf an.}"), HasSubstr("slots of the English text"));
    EXPECT_THAT(broken_replies("replies: {level1-choice-1: \"Ruf {emergency} an.\"}"),
                HasSubstr("slots of the English text"));
    EXPECT_THAT(broken_replies("replies: {level9: Hallo.}"), HasSubstr("English has no such reply"));
}

TEST_F(SafetyContent, NoticesOfALanguageAreAsManyAsInEnglish) {
    auto const before = std::string{"notices: {before-first-message: {title: A, texts: [a, b, c], "};
    auto const questions = std::string{"questions: {adult: {text: A, refused: B}"};
    EXPECT_EQ(broken_notices(before + questions + "}}}"), "");
    EXPECT_THAT(broken_notices("notices: {new-thread: {texts: [a, b]}}"), HasSubstr("in English they are 1"));
    EXPECT_THAT(broken_notices("notices: {another: {texts: [a]}}"), HasSubstr("English has no such notice"));
    EXPECT_THAT(broken_notices(before + "questions: {nine: {text: A}}}}"),
                HasSubstr("English has no such question"));
    EXPECT_THAT(broken_notices(before + "questions: {adult: {text: A}}}}"), HasSubstr("refused"));
}

} // namespace
} // namespace evenkeel::outbound
