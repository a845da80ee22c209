#include "hrv/plot/explain_table.hpp"
#include "support/goldens.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hrv::plot {
namespace {

using testing::HasSubstr;
using testing::Not;

double tick() {
    static double now = 0;
    return ++now;
}

TEST(ExplainTable, TellsEachStep) {
    auto const table = explain_table(explain(tests::load_golden("callback_clock_75s").recording, tick));
    for (auto const* word : {"frames in 75.0 s", "callback", "a frame each 33.3", "* red", "intervals",
                             "without noise", "quality", "beat tracking", "in all"}) {
        EXPECT_THAT(table, HasSubstr(word));
    }
}

TEST(ExplainTable, OfARefusalSaysWhy) {
    auto const table = explain_table(explain(tests::load_golden("blank_30s").recording, nullptr));
    EXPECT_THAT(table, HasSubstr("refused"));
    EXPECT_THAT(table, HasSubstr("no_finger"));
    EXPECT_THAT(table, Not(HasSubstr("RMSSD")));
    EXPECT_THAT(table, Not(HasSubstr("in all")));
}

} // namespace
} // namespace hrv::plot
