#include "outbound/content_files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

class ContentFiles : public ::testing::Test {
protected:
    void SetUp() override { fs::copy("content", folder_, fs::copy_options::recursive); }

    void TearDown() override { fs::remove_all(folder_); }

    void write(char const* file, char const* text) { std::ofstream{folder_ / file} << text; }

    std::string complaint() {
        try {
            (void)read_content(folder_);
        } catch (ContentError const& error) {
            return error.what();
        }
        return {};
    }

    fs::path folder_{
        fs::path{::testing::TempDir()} /
        ("content_" + std::string{::testing::UnitTest::GetInstance()->current_test_info()->name()})};
};

TEST_F(ContentFiles, OfTheProductAreGood) {
    auto const content = read_content(folder_);
    EXPECT_EQ(content.brand.name, "Evenkeel");
    EXPECT_EQ(content.brand.prices.three_months_cents, 3599);
    EXPECT_EQ(content.brand.prices.yearly_cents, 12499);
    EXPECT_EQ(content.states[1].display_name, "Ventral Vagal");
    EXPECT_EQ(content.life_aspects.size(), 7u);
    EXPECT_GE(content.body_signs.size(), 7u);
    EXPECT_EQ(content.products.size(), 2u);
    EXPECT_EQ(content.products.at(1).months, 12);
}

TEST_F(ContentFiles, AMissingFieldIsNamedWithFileAndLine) {
    write("onboarding/goals.yaml", "- key: sleep\n  title: Sleep\n- key: rest\n");
    EXPECT_THAT(complaint(), ::testing::HasSubstr("goals.yaml:3: title: is missing"));
}

TEST_F(ContentFiles, AMistypedFieldIsNamedWithFileAndLine) {
    write("onboarding/goals.yaml", "- key: sleep\n  title: Sleep\n  titel: Sleep\n");
    EXPECT_THAT(complaint(), ::testing::HasSubstr("goals.yaml:3: titel: there is no such field here"));
}

TEST_F(ContentFiles, ANumberOutOfRangeIsNamed) {
    write("check-in/body_signs.yaml", "- {key: a, title: A, arousal: 2, comfort: 0}\n");
    EXPECT_THAT(complaint(),
                ::testing::HasSubstr("body_signs.yaml:1: arousal: must be a number from -1 to 1"));
}

TEST_F(ContentFiles, BrokenYamlIsNamedWithItsLine) {
    write("brand/brand.yaml", "name: Evenkeel\ntagline: \"open\n");
    EXPECT_THAT(complaint(), ::testing::HasSubstr("brand.yaml:"));
}

TEST_F(ContentFiles, WhatStandsBelowTheEndOfAListIsNamed) {
    write("onboarding/goals.yaml", "- {key: a, title: A}\n\ngoals: [b]\n");
    EXPECT_THAT(complaint(), ::testing::HasSubstr("goals.yaml:3: this does not belong to what stands above"));
    write("onboarding/goals.yaml", "- {key: a, title: A}\n\ngoals: [\n");
    EXPECT_THAT(complaint(), ::testing::HasSubstr("goals.yaml:"));
}

TEST_F(ContentFiles, AKeyMayStandOnlyOnce) {
    write("onboarding/goals.yaml", "- {key: a, title: A}\n- {key: a, title: B}\n");
    EXPECT_THAT(complaint(), ::testing::HasSubstr("\"a\" stands there twice"));
}

TEST_F(ContentFiles, EveryLifeAspectHasItsOpenings) {
    write("journal/openings.yaml", "- life_aspect: garden\n");
    EXPECT_THAT(complaint(),
                ::testing::HasSubstr("openings.yaml:1: life_aspect: \"garden\" is no life aspect"));
    write("journal/openings.yaml", "- {life_aspect: environment, stillness: a, parasympathetic: a, play: a, "
                                   "sympathetic: a, overwhelm: a, dorsal_vagal: a}\n");
    EXPECT_THAT(complaint(), ::testing::HasSubstr("the life aspect \"love_relationship\" is missing"));
    write("journal/openings.yaml", "- {life_aspect: environment, stillness: a}\n");
    EXPECT_THAT(complaint(), ::testing::HasSubstr("parasympathetic: is missing"));
}

TEST_F(ContentFiles, OneReadingNamesEveryFault) {
    write("onboarding/goals.yaml", "- {key: a, titel: A}\n- {key: b}\n");
    write("states.yaml", "- {name: stillness\n");
    write("brand/brand.yaml", "name: \"\"\nprices: 3\n");
    EXPECT_THAT(complaint(), ::testing::AllOf(::testing::HasSubstr("goals.yaml:1: title: is missing"),
                                              ::testing::HasSubstr("goals.yaml:1: titel: there is no such"),
                                              ::testing::HasSubstr("goals.yaml:2: title: is missing"),
                                              ::testing::HasSubstr("states.yaml:"),
                                              ::testing::HasSubstr("brand.yaml:1: name: is empty"),
                                              ::testing::HasSubstr("brand.yaml:2: prices: here a list"),
                                              ::testing::HasSubstr("brand.yaml:1: tagline: is missing")));
}

TEST_F(ContentFiles, AFaultIsOneLineForEachField) {
    write("onboarding/goals.yaml", "- {key: a, title: [A]}\n");
    EXPECT_THAT(complaint(), ::testing::EndsWith("goals.yaml:1: title: must be one text"));
    EXPECT_THAT(complaint(), ::testing::Not(::testing::HasSubstr("\n")));
}

TEST_F(ContentFiles, AProductNamesItsPlanAndStandsOnce) {
    write("brand/products.yaml", "- {product_id: a, plan: weekly}\n");
    EXPECT_THAT(complaint(),
                ::testing::HasSubstr("products.yaml:1: plan: \"weekly\" is neither three_months nor yearly"));
    write("brand/products.yaml", "- {product_id: a, plan: yearly}\n- {product_id: a, plan: yearly}\n");
    EXPECT_THAT(complaint(), ::testing::HasSubstr("products.yaml:2: product_id: \"a\" stands there twice"));
}

} // namespace
} // namespace evenkeel::outbound
