#include "app/watch/database_watch.hpp"

#include "core/base/cannot_write.hpp"
#include "tests/support/eventually.hpp"

#include <gtest/gtest.h>

#include <latch>

namespace evenkeel::app {
namespace {

using namespace std::chrono_literals;
using testing::eventually;

/// Watches a database that the test breaks and repairs.
class DatabaseWatchTest : public ::testing::Test {
protected:
    DatabaseWatch::Plan plan() {
        return {.answers = [this] { return answers_.load(); },
                .write =
                    [this] {
                        if (is_full_)
                            throw CannotWrite{"the disk is full"};
                    },
                .every = 1ms};
    }

    std::atomic<bool> answers_{true};
    std::atomic<bool> is_full_{false};
};

TEST_F(DatabaseWatchTest, KnowsAtOnceWhatItFoundFirst) {
    is_full_ = true;
    EXPECT_EQ(DatabaseWatch{plan()}.state(), DatabaseState::reading_only);
    answers_ = false;
    EXPECT_EQ(DatabaseWatch{plan()}.state(), DatabaseState::away);
}

TEST_F(DatabaseWatchTest, NoticesTroubleAndItsEnd) {
    DatabaseWatch const watch{plan()};
    EXPECT_EQ(watch.state(), DatabaseState::ready);
    is_full_ = true;
    EXPECT_TRUE(eventually([&] { return watch.state() == DatabaseState::reading_only; }));
    is_full_ = false;
    EXPECT_TRUE(eventually([&] { return watch.state() == DatabaseState::ready; }));
}

TEST_F(DatabaseWatchTest, ALookThatTakesLongMetNobody) {
    std::latch may_end{1};
    std::atomic<bool> is_held{false};
    auto held = plan();
    held.patience = 1ms;
    held.answers = [&] {
        if (is_held)
            may_end.wait();
        return true;
    };
    DatabaseWatch const watch{held};
    is_held = true;
    EXPECT_TRUE(eventually([&] { return watch.state() == DatabaseState::away; }));
    is_held = false;
    may_end.count_down();
    EXPECT_TRUE(eventually([&] { return watch.state() == DatabaseState::ready; }));
}

} // namespace
} // namespace evenkeel::app
