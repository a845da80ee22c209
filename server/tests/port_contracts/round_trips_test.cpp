#include "core/checkin/check_in_rules.hpp"
#include "storage/engine/postgres_connection.hpp"
#include "tests/port_contracts/contract.hpp"
#include "tests/support/snapshot_world.hpp"

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

    [[nodiscard]] std::optional<snapshot::MemberSnapshot> snapshot() const { return world_.read(kAna); }

    SnapshotWorld const world_{stores_};
};

TEST_F(RoundTrips, AreOneForASnapshot) {
    std::optional<snapshot::MemberSnapshot> read;
    EXPECT_EQ(taken_by([&] { read = snapshot(); }), 1U);
    EXPECT_EQ(read->recent_check_ins.size(), 2U);
    EXPECT_TRUE(read->suggestion);
}

TEST_F(RoundTrips, AreTwoForASnapshotOfWhoPaused) {
    stores_.programs.pause(kAna, kMonday - std::chrono::days{20});
    std::optional<snapshot::MemberSnapshot> read;
    EXPECT_EQ(taken_by([&] { read = snapshot(); }), 2U);
    EXPECT_TRUE(read->practice.rhythm.paused);
}

TEST_F(RoundTrips, AreNoneForWhatIsRemembered) {
    auto const revision = snapshot()->settings.revision;
    EXPECT_EQ(taken_by([&] { EXPECT_TRUE(world_.read(kAna, revision)); }), 0U);
    EXPECT_EQ(taken_by([&] { EXPECT_TRUE(world_.read(kAna, revision + 1)); }), 1U);
}

TEST_F(RoundTrips, AreTwoForACheckInWithItsJob) {
    auto const check_in = a_check_in(kAna, "third", kMondayMorning);
    EXPECT_EQ(taken_by([&] { stores_.check_ins.add_once(check_in, a_job("refresh")); }), 2U);
}

TEST_F(RoundTrips, AreTwoForACheckInWithItsPointAndNoneForTheSnapshotAfterIt) {
    (void)snapshot();
    TestOutside outside;
    checkin::CheckInRules const rules{stores_, outside};
    std::optional<checkin::CheckIns::Kept> kept;
    EXPECT_EQ(taken_by([&] {
                  kept = rules
                             .record_check_in({}, {.member = kAna, .time_zone = "Europe/Vienna"},
                                              {.event_id = EventId{"fourth"},
                                               .arousal = 0.5,
                                               .comfort = 0.25,
                                               .body_signs = {},
                                               .note = "",
                                               .checked_in_at = {}})
                             .value();
              }),
              2U);
    std::optional<snapshot::MemberSnapshot> after;
    EXPECT_EQ(taken_by([&] { after = world_.after(*kept); }), 0U);
    EXPECT_EQ(after->recent_check_ins.size(), 3U);
}

TEST_F(RoundTrips, AreOneForASession) {
    EXPECT_EQ(taken_by([&] { (void)stores_.sessions.find_live("nobody's", kMondayMorning); }), 1U);
    EXPECT_EQ(
        taken_by([&] { stores_.sessions.touch(kAna, SessionId{"first of ana"}, kFarFuture, kFarFuture); }),
        1U);
}

} // namespace
} // namespace evenkeel::testing
