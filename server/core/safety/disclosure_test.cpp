#include "core/safety/disclosure.hpp"

#include <gtest/gtest.h>

namespace evenkeel::safety {
namespace {

constexpr Informed kInformed{.guide = GuideKind::script, .has_trainer = false, .country = "GB"};

Notice notice() {
    Notice notice;
    notice.id = "new-thread";
    return notice;
}

TEST(Disclosure, WhatFitsEitherGuideConcernsEverybody) {
    EXPECT_TRUE(concerns(notice(), kInformed));
}

TEST(Disclosure, WhatIsSaidOfAModelConcernsNobodyWhomTheScriptAnswers) {
    auto of_a_model = notice();
    of_a_model.guide = GuideKind::model;
    EXPECT_FALSE(concerns(of_a_model, kInformed));
    auto informed = kInformed;
    informed.guide = GuideKind::model;
    EXPECT_TRUE(concerns(of_a_model, informed));
}

TEST(Disclosure, WhatTrainersCannotReadConcernsWhoeverHasOne) {
    auto about_a_trainer = notice();
    about_a_trainer.when = NoticeWhen::trainer_linked;
    EXPECT_FALSE(concerns(about_a_trainer, kInformed));
    auto informed = kInformed;
    informed.has_trainer = true;
    EXPECT_TRUE(concerns(about_a_trainer, informed));
}

TEST(Disclosure, NobodyIsAKnownMinor) {
    auto for_minors = notice();
    for_minors.is_for_known_minors = true;
    EXPECT_FALSE(concerns(for_minors, kInformed));
}

TEST(Disclosure, ALawOfARegionConcernsItsCountryAndWhoeverHasNotSaidWhereTheyAre) {
    auto of_new_york = notice();
    of_new_york.regions = {"CA", "US-NY"};
    auto informed = kInformed;
    EXPECT_FALSE(concerns(of_new_york, informed));
    for (auto const* const country : {"US", "CA", ""}) {
        informed.country = country;
        EXPECT_TRUE(concerns(of_new_york, informed)) << country;
    }
    informed.country = "U";
    EXPECT_FALSE(concerns(of_new_york, informed));
}

} // namespace
} // namespace evenkeel::safety
