#include "storage/clock/clock_marks.hpp"
#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;

template <class Backend>
using ClockMarksContract = Contract<Backend>;
TYPED_TEST_SUITE(ClockMarksContract, Backends, BackendNames);

TYPED_TEST(ClockMarksContract, KeepsTheLastTime) {
    storage::SqlClockMarks marks{this->backend_.database()};
    EXPECT_EQ(marks.find(), std::nullopt);
    marks.keep(kMondayMorning + 1h);
    marks.keep(kMondayMorning);
    EXPECT_EQ(marks.find(), kMondayMorning);
    marks.forget();
    EXPECT_EQ(marks.find(), std::nullopt);
}

} // namespace
} // namespace evenkeel::testing
