#include "storage/engine/silence.hpp"

#include <gtest/gtest.h>

namespace evenkeel::storage {
namespace {

using namespace std::chrono_literals;

constexpr Silence::Moment kNoon{std::chrono::hours{12}};

TEST(Silence, OneTriesAndTheOthersStay) {
    Silence silence;
    EXPECT_EQ(silence.turn(kNoon), Silence::Turn::go);
    silence.began(kNoon);
    EXPECT_EQ(silence.turn(kNoon + 1s), Silence::Turn::stay);
    EXPECT_EQ(silence.turn(kNoon + Silence::kBetweenTries), Silence::Turn::tries);
    EXPECT_EQ(silence.turn(kNoon + Silence::kBetweenTries), Silence::Turn::stay);
    silence.ended();
    EXPECT_EQ(silence.turn(kNoon + Silence::kBetweenTries), Silence::Turn::go);
}

} // namespace
} // namespace evenkeel::storage
