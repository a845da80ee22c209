#include "core/notify/send_welcome_mail.hpp"

#include <gtest/gtest.h>

namespace evenkeel::notify {
namespace {

TEST(FilledIn, ReplacesEveryKnownNameAndLeavesTheRest) {
    EXPECT_EQ(filled_in("{a} and {a} and {b}", {{"a", "x"}}), "x and x and {b}");
}

TEST(FilledIn, DoesNotFillInWhatAValueBrings) {
    EXPECT_EQ(filled_in("{a}{b}", {{"a", "{b}"}, {"b", "{a}"}}), "{b}{a}");
    EXPECT_EQ(filled_in("{open", {{"open", "x"}}), "{open");
}

} // namespace
} // namespace evenkeel::notify
