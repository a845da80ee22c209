#include "core/journal/open_thread.hpp"

#include "core/account/member/members.hpp"
#include "core/journal/guide_turns.hpp"
#include "core/journal/journal.hpp"
#include "core/safety/member_risks.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::journal {
namespace {

using namespace std::chrono_literals;

/// Says where the member is.
std::vector<Opening> openings() {
    std::vector<Opening> all;
    for (auto const* const aspect : {"work", "love"})
        for (auto const state : state::kStates)
            all.push_back({{aspect, state}, aspect + (" in " + std::string{state::to_text(state)})});
    return all;
}

safety::Responses responses_asking_after() {
    safety::Responses responses;
    for (int const level : {2, 3, 4})
        responses.moves.push_back({.key = "follow_up_level" + std::to_string(level),
                                   .levels = {level},
                                   .is_opening = true,
                                   .asks = {},
                                   .answers = {},
                                   .plan_step = {},
                                   .flag = {},
                                   .requirement = {},
                                   .line = {},
                                   .say = {{.id = "after-" + std::to_string(level),
                                            .needs_slots = {},
                                            .exercise = {},
                                            .barrier = {},
                                            .text = "How is it now?"}}});
    return responses;
}

class OpenThreadTest : public ::testing::Test {
protected:
    void SetUp() override { stores_.add(testing::a_member("ana")); }

    Result<Journal::Opened> open(char const* aspect, char const* state, std::optional<EventId> event = {}) {
        return open_(texts_, kAna, {aspect, state, std::move(event)});
    }

    /// As a turn of another conversation leaves it.
    void keep_risk(int level) {
        auto const thread = open("work", "overwhelm")->thread;
        auto& turns = stores_.guide_turns;
        ASSERT_TRUE(turns.keep({.entry = {.id = JournalMessageId{"entry"},
                                          .thread_id = thread.id,
                                          .member_id = kAna,
                                          .body = {},
                                          .sent_at = clock_.now(),
                                          .reaction = {}},
                                .messages = {},
                                .progress = {},
                                .turns_before = turns.standing(kAna, thread.id).turns,
                                .risk = {.level = level},
                                .risk_revision_before = stores_.member_risks.find(kAna).revision,
                                .event = {},
                                .at = clock_.now()}));
    }

    MemberId const kAna{"ana"};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::TestStores stores_;
    std::vector<Opening> const openings_{openings()};
    GuideScript const script_;
    safety::Responses const responses_{responses_asking_after()};
    safety::Disclosure const disclosure_;
    std::vector<safety::HelplineCountry> const helplines_;
    std::vector<exercise::Exercise> const library_;
    std::vector<exercise::Contraindication> const contraindications_;
    exercise::Moods const moods_;
    state::StageTexts const stage_texts_;
    std::vector<program::Choice> const life_aspects_{
        {"work", "Work"}, {"love", "Love"}, {"unwritten", "Without openings"}};
    JournalTexts const texts_{
        .openings = openings_,
        .script = script_,
        .responses = responses_,
        .disclosure = disclosure_,
        .helplines = helplines_,
        .sentences = Sentences::english(),
        .shelf = {library_, contraindications_, moods_, stage_texts_, {{}, Sentences::english()}},
        .state_titles = {},
        .life_aspects = life_aspects_};
    OpenThread open_{{.journal = stores_.journal,
                      .members = stores_.members,
                      .risks = stores_.member_risks,
                      .clock = clock_,
                      .secure = secure_}};
};

TEST_F(OpenThreadTest, TheGuideWritesFirst) {
    auto const opened = open("work", "overwhelm");
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->first.body, "work in overwhelm");
    EXPECT_EQ(opened->first.author, Author::guide);
    EXPECT_EQ(opened->thread.unread, 1);
    EXPECT_EQ(opened->thread.current_state, state::StateName::overwhelm);
}

TEST_F(OpenThreadTest, WhereARiskStillStandsTheGuideAsksAfterIt) {
    keep_risk(3);
    auto const opened = open("work", "play");
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->first.body, "How is it now?");
    EXPECT_TRUE(opened->first.is_safety_reply);
    EXPECT_EQ(opened->first.line_ids, std::vector<std::string>{"after-3"});
    keep_risk(1);
    EXPECT_EQ(open("love", "play")->first.body, "love in play");
}

TEST_F(OpenThreadTest, ContentWithoutAnOpeningIsAMistakeOfOurs) {
    EXPECT_THROW((void)open("unwritten", "play"), std::logic_error);
}

TEST_F(OpenThreadTest, RefusesWhatNobodyKnows) {
    EXPECT_EQ(open("garden", "play").error().field, "selected_life_aspect");
    EXPECT_EQ(open("work", "bored").error().field, "selected_life_aspect_current_state");
}

TEST_F(OpenThreadTest, WithoutAnEventAspectStateAndDayAreOneThread) {
    auto const first = open("work", "play");
    EXPECT_EQ(open("work", "play")->thread.id, first->thread.id);
    EXPECT_NE(open("love", "play")->thread.id, first->thread.id);
    EXPECT_NE(open("work", "stillness")->thread.id, first->thread.id);
    clock_.advance(15h); // midnight in Vienna
    EXPECT_NE(open("work", "play")->thread.id, first->thread.id);
}

TEST_F(OpenThreadTest, WithAnEventTheEventDecides) {
    auto const first = open("work", "play", EventId{"a"});
    EXPECT_TRUE(open("work", "play", EventId{"b"})->is_new);
    EXPECT_EQ(open("love", "play", EventId{"a"})->thread.id, first->thread.id);
}

TEST(Reactions, EachIsFoundByItsName) {
    for (auto const reaction : kReactions)
        EXPECT_EQ(reaction_named(to_text(reaction)), reaction);
    EXPECT_FALSE(reaction_named("none"));
    EXPECT_EQ(author_named(to_text(Author::guide)), Author::guide);
    EXPECT_EQ(author_named(to_text(Author::member)), Author::member);
}

} // namespace
} // namespace evenkeel::journal
