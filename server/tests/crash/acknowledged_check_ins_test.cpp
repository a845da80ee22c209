#include "core/base/local_day.hpp"
#include "core/checkin/record_check_in.hpp"
#include "storage/account/members.hpp"
#include "storage/checkin/balance_points.hpp"
#include "storage/checkin/check_ins.hpp"
#include "storage/engine/migrate.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <mutex>
#include <set>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace evenkeel::testing {
namespace {

constexpr int kThreads = 8;
MemberId const kAna{"ana"};

/// A number of the one event that was acknowledged; small enough for a pipe to write it whole or not at all.
using Event = std::int64_t;

std::string event_id(Event event) {
    return "event " + std::to_string(event);
}

/// A day takes 200 check-ins, so they are about as many days as a device may have been away.
constexpr int kDays = 25;
using days = std::chrono::days;

/// FakeSecure for several threads.
class SharedSecure final : public Secure {
public:
    std::string token() override {
        std::lock_guard const lock{mutex_};
        return secure_.token();
    }

    std::string uuid() override {
        std::lock_guard const lock{mutex_};
        return std::to_string(getpid()) + "-" + secure_.uuid();
    }

    std::string sha256(std::string_view text) const override { return secure_.sha256(text); }

    std::string keyed_digest(std::string_view key, std::string_view message) const override {
        return secure_.keyed_digest(key, message);
    }

private:
    std::mutex mutex_;
    FakeSecure secure_;
};

/// The child does this until it is killed: it records check-ins from several threads and says which are safe.
[[noreturn]] void record_for_ever(std::string const& url, Event first, int acknowledged, int spread) {
    auto const database = storage::open(url);
    storage::SqlCheckIns check_ins{*database};
    FixedClock const clock;
    SharedSecure secure;
    storage::SqlMembers members{*database};
    std::vector<checkin::BodySign> const no_signs;
    checkin::RecordCheckIn const record{
        {.check_ins = check_ins, .members = members, .clock = clock, .secure = secure}};
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < kThreads; ++thread)
        threads.emplace_back([&, thread] {
            for (auto event = first + thread;; event += kThreads) {
                auto const kept = record(no_signs, {.member = kAna, .time_zone = "Europe/Vienna"},
                                         {.event_id = EventId{event_id(event)},
                                          .arousal = 0.5,
                                          .comfort = 0.5,
                                          .body_signs = {},
                                          .note = {},
                                          .checked_in_at = clock.now() - days{event % spread}});
                if (!kept || write(acknowledged, &event, sizeof event) != sizeof event)
                    _exit(1);
            }
        });
    threads.clear();
    _exit(1);
}

/// Kills the child after this many acknowledgements, of check-ins over `spread` days, and answers all that it
/// gave.
std::set<Event> killed_after(std::size_t enough, std::string const& url, Event first, int spread) {
    int ends[2];
    if (pipe(ends) != 0)
        throw std::runtime_error{"no pipe"};
    auto const child = fork();
    if (child == 0)
        record_for_ever(url, first, ends[1], spread);
    close(ends[1]);
    std::set<Event> acknowledged;
    for (Event event = 0; read(ends[0], &event, sizeof event) == sizeof event;) {
        acknowledged.insert(event);
        if (acknowledged.size() == enough)
            kill(child, SIGKILL);
    }
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << "the child ended by itself";
    return acknowledged;
}

class AcknowledgedCheckIns : public ::testing::Test {
protected:
    void SetUp() override {
        auto const database = storage::open(url_);
        storage::migrate(*database);
        storage::SqlMembers members{*database};
        ASSERT_TRUE(members.add(a_member("ana"), a_session("phone", kAna), a_job("welcome")));
    }

    /// Enough that the next check-in makes a score; without points of their own.
    void add_earlier_days() {
        auto const database = storage::open(url_);
        storage::SqlCheckIns check_ins{*database};
        for (int day = 1; day < state::kEnoughVisits; ++day) {
            auto const at = kMondayMorning - day * std::chrono::hours{24};
            check_ins.add_once(a_check_in(kAna, "day " + std::to_string(day), at), a_job("refresh_balance"));
        }
    }

    TemporaryFolder folder_{"crash"};
    std::string url_{"sqlite:" + (folder_.path() / "test.db").string()};
};

TEST_F(AcknowledgedCheckIns, AreAllThereAfterTheProcessWasKilled) {
    std::set<Event> acknowledged;
    Event first = 0;
    for (std::size_t const enough : {1U, 17U, 300U, 64U, 1000U}) {
        acknowledged.merge(killed_after(enough, url_, first, kDays));
        first += 1'000'000;
    }
    auto const database = storage::open(url_);
    std::set<std::string> kept;
    for (auto const& check_in : storage::SqlCheckIns{*database}.since(kAna, Instant{}, 10'000'000))
        kept.insert(check_in.event_id.value());
    EXPECT_GE(acknowledged.size(), 1382U);
    for (auto const event : acknowledged)
        ASSERT_TRUE(kept.contains(event_id(event))) << event_id(event) << " was acknowledged and is lost";
}

TEST_F(AcknowledgedCheckIns, HaveTheirPoint) {
    add_earlier_days();
    (void)killed_after(5, url_, 0, 1);
    auto const database = storage::open(url_);
    EXPECT_EQ(storage::SqlBalancePoints{*database}.list(kAna, all_days(), 2).size(), 1U);
}

} // namespace
} // namespace evenkeel::testing
