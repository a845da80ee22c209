#include "http/connection/this_machine.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::http {
namespace {

using ::testing::ElementsAre;

TEST(ThisMachine, IsCalledByTwoNames) {
    EXPECT_THAT(names_of("http://localhost:8080"),
                ElementsAre("http://localhost:8080", "http://127.0.0.1:8080"));
    EXPECT_THAT(names_of("http://[::1]:8080/x"), ElementsAre("http://[::1]:8080/x"));
}

TEST(ThisMachine, IsNoOtherHost) {
    EXPECT_THAT(names_of("https://evenkeel.example"), ElementsAre("https://evenkeel.example"));
    EXPECT_THAT(names_of("http://localhost.example:1"), ElementsAre("http://localhost.example:1"));
}

TEST(ThisMachine, AnswersUnderTheNameThatWasCalled) {
    EXPECT_EQ(as_called("http://localhost:8081", "127.0.0.1:8080"), "http://127.0.0.1:8081");
    EXPECT_EQ(as_called("http://localhost:8081", "[::1]:8080"), "http://localhost:8081");
    EXPECT_EQ(as_called("http://127.0.0.1:8081", "localhost"), "http://localhost:8081");
}

TEST(ThisMachine, FollowsNoHostThatIsNotItsOwn) {
    EXPECT_EQ(as_called("http://localhost:8081", "evil.example:8080"), "http://localhost:8081");
    EXPECT_EQ(as_called("https://evenkeel.example", "127.0.0.1"), "https://evenkeel.example");
    EXPECT_EQ(as_called("http://localhost:8081", ""), "http://localhost:8081");
    EXPECT_EQ(as_called("http://localhost:8081", "[broken"), "http://localhost:8081");
}

} // namespace
} // namespace evenkeel::http
