#include "core/safety/member_risks.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "storage/engine/one_moment.hpp"
#include "storage/engine/postgres_connection.hpp"
#include "tests/port_contracts/contract.hpp"
#include "tests/support/article_samples.hpp"
#include "tests/support/practice_world.hpp"

namespace evenkeel::testing {
namespace {

/// How often the daily calls wait for PostgreSQL, which may be on another machine. A session is looked up
/// before each of them, which is one more.
class RoundTrips : public Contract<PostgresBackend> {
protected:
    void SetUp() override {
        Contract::SetUp();
        stores_.onboardings.keep({.member_id = kAna,
                                  .goal = "calm",
                                  .life_aspect = "work",
                                  .current_state = state::StateName::sympathetic,
                                  .preferred_state = state::StateName::stillness,
                                  .answered_at = kMondayMorning});
        stores_.check_ins.add_once(a_check_in(kAna, "first", kMondayMorning), a_job("refresh"));
        (void)snapshot(); // statements are prepared once for each connection
        stores_.check_ins.add_once(a_check_in(kAna, "second", kMondayMorning), a_job("refresh"));
    }

    /// One thread uses one connection of the pool again and again; asking it sends nothing.
    [[nodiscard]] std::size_t taken() {
        return backend_.database().read([](storage::Connection& connection) {
            return dynamic_cast<storage::PostgresConnection&>(connection).round_trips();
        });
    }

    template <class Function>
    [[nodiscard]] std::size_t taken_by(Function const& function) {
        auto const before = taken();
        function();
        return taken() - before;
    }

    [[nodiscard]] std::optional<snapshot::MemberSnapshot> snapshot() const {
        return snapshot::ReadSnapshot{
            {moment_, stores_.members, stores_.check_ins, stores_.hrv_tasks, stores_.onboardings,
             stores_.member_settings, stores_.learn_events, todays_article_},
            {read_practice_, suggest_now_, world_.stage_texts, world_.curriculum, Sentences::english()},
            clock_}(kAna);
    }

    PracticeWorld const world_;
    FixedClock const clock_;
    storage::SqlOneMoment const moment_{backend_.database()};
    std::vector<learn::Article> const articles_{an_article("rest")};
    learn::Library const library_{articles_};
    learn::TodaysArticle const todays_article_{library_,
                                               {stores_.members, stores_.onboardings, stores_.learn_events}};
    program::ReadPractice const read_practice_{stores_.programs, stores_.practice_log};
    safety::RecentLevels const levels_{stores_.member_risks, clock_};
    exercise::ReadCaution const read_caution_{{stores_.safety_profiles, levels_, world_.vault},
                                              world_.contraindications};
    exercise::Suggest const suggest_{
        stores_.exercise_results,
        read_caution_,
        {world_.library,
         world_.moods,
         world_.stage_texts,
         {{"Stillness", "Ventral Vagal", "Play", "Sympathetic", "Overwhelm", "Dorsal Vagal"},
          Sentences::english()}}};
    exercise::SuggestNow const suggest_now_{suggest_, stores_.suggestions};
};

TEST_F(RoundTrips, AreTwoForASnapshot) {
    std::optional<snapshot::MemberSnapshot> read;
    EXPECT_EQ(taken_by([&] { read = snapshot(); }), 2U);
    EXPECT_EQ(read->recent_check_ins.size(), 2U);
    EXPECT_TRUE(read->suggestion);
}

TEST_F(RoundTrips, AreTwoForACheckInWithItsJob) {
    auto const check_in = a_check_in(kAna, "third", kMondayMorning);
    EXPECT_EQ(taken_by([&] { stores_.check_ins.add_once(check_in, a_job("refresh")); }), 2U);
}

TEST_F(RoundTrips, AreOneForASession) {
    EXPECT_EQ(taken_by([&] { (void)stores_.sessions.find_live("nobody's", kMondayMorning); }), 1U);
    EXPECT_EQ(
        taken_by([&] { stores_.sessions.touch(kAna, SessionId{"first of ana"}, kFarFuture, kFarFuture); }),
        1U);
}

} // namespace
} // namespace evenkeel::testing
