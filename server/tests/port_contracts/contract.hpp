#pragma once

#include "tests/port_contracts/backends.hpp"
#include "tests/support/samples.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <deque>
#include <latch>
#include <thread>

namespace evenkeel::testing {

/// SQLite and PostgreSQL answer the same tests.
using Backends = ::testing::Types<SqliteBackend, PostgresBackend>;

struct BackendNames {
    template <class Backend>
    static std::string GetName(int /*index*/) {
        return std::is_same_v<Backend, SqliteBackend> ? "Sqlite" : "Postgres";
    }
};

template <class Backend>
class Contract : public ::testing::Test {
protected:
    /// Ana and Bo have accounts; what belongs to a member needs one.
    void SetUp() override {
        for (auto const& member : {kAna, kBo})
            ASSERT_TRUE(stores_.members.add(
                a_member(member.value()), a_session("first of " + member.value(), member), a_job("welcome")));
        forget_queued();
    }

    /// The kinds of the jobs that were queued since the last look, in the order in which workers get them.
    std::vector<std::string> queued() {
        std::vector<std::string> kinds;
        for (auto const& job : stores_.jobs.lease("test", kFarFuture, std::chrono::hours{1}, 1000)) {
            kinds.push_back(job.kind);
            stores_.jobs.finish(job.id, "test");
        }
        return kinds;
    }

    void forget_queued() { (void)queued(); }

    static constexpr Instant kFarFuture = kMondayMorning + std::chrono::years{10};
    static inline MemberId const kAna{"ana"};
    static inline MemberId const kBo{"bo"};

    Backend backend_;
    Stores stores_{backend_.stores()};
};

/// Calls the function from this many threads at one moment and hands back all answers.
template <class Function>
auto all_at_once(int threads, Function const& function) {
    // No vector: one of bools would let two threads write into one word.
    std::deque<std::invoke_result_t<Function, int>> answers(static_cast<std::size_t>(threads));
    std::latch start{threads};
    {
        std::vector<std::jthread> running;
        for (int i = 0; i < threads; ++i)
            running.emplace_back([&, i] {
                start.arrive_and_wait();
                answers[static_cast<std::size_t>(i)] = function(i);
            });
    }
    return answers;
}

} // namespace evenkeel::testing
