#include "core/checkin/check_in.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace evenkeel::checkin {
namespace {

Instant const kNow{std::chrono::sys_days{std::chrono::year{2026} / 3 / 2}};

std::vector<BodySign> const kSigns{{"warm_hands", "Warm hands", -0.4, 0.9},
                                   {"quick_heart", "Quick heart", 0.9, -0.3},
                                   {"heavy_limbs", "Heavy limbs", -0.9, -0.4}};

CheckInDraft at_angle(double degrees, std::vector<std::string> signs = {}) {
    auto const radians = degrees * std::numbers::pi / 180;
    return {.event_id = EventId{"event-1"},
            .arousal = -std::cos(radians),
            .comfort = std::sin(radians),
            .body_signs = std::move(signs),
            .note = {},
            .checked_in_at = {}};
}

TEST(CheckIn, WithoutBodySignsIsWhereTheMemberPutIt) {
    auto const placed = place(at_angle(150), kSigns);
    ASSERT_TRUE(placed);
    EXPECT_NEAR(placed->angle.degrees(), 150, 1e-9);
    EXPECT_EQ(placed->state, state::StateName::play);
}

TEST(CheckIn, BodySignsMoveThePlaceTowardsWhatTheySay) {
    auto const placed = place(at_angle(150, {"warm_hands"}), kSigns);
    EXPECT_LT(placed->angle.degrees(), 150);
    EXPECT_GE(placed->angle.degrees(), 130);
}

TEST(CheckIn, BodySignsNeverOverruleTheStateThatWasFelt) {
    for (double degrees = 0; degrees < 360; degrees += 0.5)
        for (auto const& sign : kSigns) {
            auto const placed = place(at_angle(degrees, {sign.key}), kSigns);
            ASSERT_TRUE(placed);
            EXPECT_EQ(placed->state, state::state_at(placed->felt_angle)) << degrees << " " << sign.key;
            EXPECT_EQ(state::state_at(placed->angle), placed->state) << degrees << " " << sign.key;
            EXPECT_LE(std::abs(state::turn(placed->felt_angle, placed->angle)), 20 + 1e-9);
        }
}

struct Case {
    char const* name;
    void (*spoil)(CheckInDraft&);
    char const* field;
};

class Refusals : public ::testing::TestWithParam<Case> {};

TEST_P(Refusals, NameTheField) {
    auto draft = at_angle(100);
    GetParam().spoil(draft);
    auto const placed = place(draft, kSigns);
    ASSERT_FALSE(placed);
    EXPECT_EQ(placed.error().fault, Fault::invalid_input);
    EXPECT_EQ(placed.error().field, GetParam().field);
    EXPECT_FALSE(placed.error().message.english().empty());
}

INSTANTIATE_TEST_SUITE_P(
    CheckIn, Refusals,
    ::testing::Values(
        Case{"NoEventId", [](CheckInDraft& d) { d.event_id = EventId{}; }, "event_uuid"},
        Case{"EventIdTooLong", [](CheckInDraft& d) { d.event_id = EventId{std::string(65, 'e')}; },
             "event_uuid"},
        Case{"TooAroused", [](CheckInDraft& d) { d.arousal = 1.01; }, "arousal"},
        Case{"NotANumber", [](CheckInDraft& d) { d.comfort = std::nan(""); }, "comfort"},
        Case{"NoDirection", [](CheckInDraft& d) { d.arousal = d.comfort = 0; }, "arousal"},
        Case{"UnknownSign", [](CheckInDraft& d) { d.body_signs = {"third_eye"}; }, "body_signs"},
        Case{"SignTwice", [](CheckInDraft& d) { d.body_signs = {"warm_hands", "warm_hands"}; }, "body_signs"},
        Case{"TooManySigns", [](CheckInDraft& d) { d.body_signs.assign(25, "warm_hands"); }, "body_signs"},
        Case{"NoteTooLong", [](CheckInDraft& d) { d.note.assign(2001, 'n'); }, "note"}),
    [](auto const& param) { return param.param.name; });

TEST(CheckIn, MayLieUpTo60DaysBackAndNotInTheFuture) {
    auto draft = at_angle(100);
    EXPECT_TRUE(check_moment(draft, kNow));
    for (auto const at : {kNow - kOldestBackDate, kNow + kClockTolerance}) {
        draft.checked_in_at = at;
        EXPECT_TRUE(check_moment(draft, kNow));
    }
    for (auto const at : {kNow - kOldestBackDate - std::chrono::milliseconds{1},
                          kNow + kClockTolerance + std::chrono::milliseconds{1}}) {
        draft.checked_in_at = at;
        auto const checked = check_moment(draft, kNow);
        ASSERT_FALSE(checked);
        EXPECT_EQ(checked.error().field, "checked_in_at");
    }
}

} // namespace
} // namespace evenkeel::checkin
