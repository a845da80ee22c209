#include "app/health.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <stdexcept>

namespace evenkeel::app {
namespace {

using std::chrono::sys_days;
using std::chrono::year;

TEST(Health, OfTheDisk) {
    EXPECT_EQ(judge_space(199).grade, Grade::fail);
    EXPECT_EQ(judge_space(200).grade, Grade::warn);
    EXPECT_EQ(judge_space(2047).grade, Grade::warn);
    EXPECT_EQ(judge_space(2048).grade, Grade::ok);
}

TEST(Health, OfTheClock) {
    EXPECT_EQ(judge_clock(sys_days{year{1970} / 1 / 1}, true).grade, Grade::fail);
    EXPECT_EQ(judge_clock(sys_days{year{2027} / 1 / 1}, false).grade, Grade::warn);
    EXPECT_EQ(judge_clock(sys_days{year{2027} / 1 / 1}, true).sentence, "2027-01-01 00:00Z");
}

TEST(Health, OfTheQueue) {
    EXPECT_EQ(judge_queue({.waiting = 3, .overdue = 0}).grade, Grade::ok);
    EXPECT_EQ(judge_queue({.waiting = 3, .overdue = 1}).grade, Grade::warn);
}

TEST(Health, IsWrittenALineForEachLook) {
    std::ostringstream out;
    Examination examination{out};
    EXPECT_TRUE(examination.look("disk", [] { return ok("enough"); }));
    EXPECT_TRUE(examination.look("mail", [] { return warn("goes nowhere"); }));
    EXPECT_TRUE(examination.healthy());
    EXPECT_FALSE(examination.look("clock", []() -> Finding { throw std::runtime_error{"broken"}; }));
    EXPECT_FALSE(examination.healthy());
    EXPECT_EQ(out.str(), "ok    disk: enough\nwarn  mail: goes nowhere\nFAIL  clock: broken\n");
}

} // namespace
} // namespace evenkeel::app
