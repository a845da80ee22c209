#include "core/exercise/mood.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace evenkeel::exercise {
namespace {

using state::StateName;
using ::testing::HasSubstr;

Moods moods() {
    return Moods{
        {{"calm", "Calm", StateName::stillness, state::RingAngle{40}, {"peaceful", "at rest"}},
         {"cheerful", "Cheerful", StateName::play, state::RingAngle{140}, {"happy", "upbeat"}},
         {"wound_up", "Wound up", StateName::sympathetic, state::RingAngle{205}, {"stressed", "tense"}},
         {"swamped", "Swamped", StateName::overwhelm, state::RingAngle{270}, {"too much", "panicky"}},
         {"flat", "Flat", StateName::dorsal_vagal, state::RingAngle{330}, {"no energy", "can't move"}}},
        {.negations = {"not", "no", "never", "without", "isn't", "don't"}, .negating_beginnings = {"un"}}};
}

std::string key_of(std::string const& text) {
    auto const place = moods().place(text, "current_mood");
    return place ? place->key : "refused";
}

struct Case {
    char const* name;
    char const* text;
    char const* key;
};

class MoodIsUnderstood : public ::testing::TestWithParam<Case> {};

TEST_P(MoodIsUnderstood, AsItIsTyped) {
    EXPECT_EQ(key_of(GetParam().text), GetParam().key);
}

INSTANTIATE_TEST_SUITE_P(
    Texts, MoodIsUnderstood,
    ::testing::Values(Case{"Key", "wound_up", "wound_up"}, Case{"Title", "  Wound UP! ", "wound_up"},
                      Case{"Synonym", "happy", "cheerful"}, Case{"TwoWords", "at rest", "calm"},
                      Case{"Beginning", "peace", "calm"}, Case{"OneSlip", "hapy", "cheerful"},
                      Case{"Swapped", "clam", "calm"}, Case{"TwoSlips", "chearfull", "cheerful"},
                      Case{"Sentence", "I feel wound up and can not sleep", "wound_up"},
                      Case{"SlipInASentence", "so stresed today", "wound_up"},
                      Case{"Apostrophe", "I can't move", "flat"},
                      Case{"TypographicApostrophe", "I can\u2019t move", "flat"},
                      Case{"HurtComesFirst", "calm outside, panicky inside", "swamped"},
                      Case{"NotCalm", "not at all calm, I am tense", "wound_up"},
                      Case{"NoEnergyIsNoNegation", "no energy", "flat"},
                      Case{"Unknown", "xylophone", "refused"}, Case{"OnlyNegated", "not calm", "refused"},
                      Case{"Nothing", " .. ", "refused"}, Case{"ShortWordsForgiveNothing", "fla", "flat"},
                      Case{"AnOppositeIsNoSlip", "unpeaceful", "refused"},
                      Case{"AShortNegation", "I don't feel calm", "refused"}),
    [](auto const& info) { return info.param.name; });

TEST(Mood, ASliderIsAPlaceOnTheRing) {
    auto const place = moods().place("215.5", "current_mood").value();
    EXPECT_EQ(place.angle.degrees(), 215.5);
    EXPECT_EQ(place.state, StateName::sympathetic);
    EXPECT_EQ(place.key, "");
    EXPECT_EQ(moods().place("360", "x")->state, StateName::stillness);
    for (auto const* const outside : {"-1", "361", "1e9"})
        EXPECT_EQ(moods().place(outside, "desired_mood").error().field, "desired_mood");
}

TEST(Mood, AStateIsTheMiddleOfItsBand) {
    for (auto const state : state::kStates) {
        auto const place = moods().place(state::to_text(state), "x").value();
        EXPECT_EQ(place.state, state);
        EXPECT_EQ(state::state_at(place.angle), state);
    }
    EXPECT_EQ(moods().place("Dorsal vagal", "x")->state, StateName::dorsal_vagal);
}

TEST(Mood, AnUnknownWordIsRefusedWithNearOnes) {
    auto const refused = moods().place("cxxrful", "current_mood");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::invalid_input);
    EXPECT_EQ(refused.error().field, "current_mood");
    EXPECT_THAT(refused.error().message.english(), HasSubstr("\"Cheerful\""));
}

TEST(Mood, SlipsAreCountedByHand) {
    EXPECT_EQ(slips_between("calm", "calm"), 0u);
    EXPECT_EQ(slips_between("clam", "calm"), 1u);
    EXPECT_EQ(slips_between("", "calm"), 4u);
    EXPECT_EQ(slips_between("kitten", "sitting"), 3u);
}

TEST(Mood, SlipsKeepTheLawsOfADistance) {
    std::mt19937 random{20260302}; // NOLINT(cert-msc32-c,cert-msc51-cpp)
    auto const word = [&random] {
        std::string text(random() % 7, 'a');
        for (auto& letter : text)
            letter = static_cast<char>('a' + random() % 3);
        return text;
    };
    for (int i = 0; i < 2000; ++i) {
        auto const left = word();
        auto const right = word();
        auto const slips = slips_between(left, right);
        EXPECT_EQ(slips, slips_between(right, left));
        EXPECT_EQ(slips == 0, left == right);
        EXPECT_LE(slips, std::max(left.size(), right.size()));
        EXPECT_GE(slips, std::max(left.size(), right.size()) - std::min(left.size(), right.size()));
    }
}

TEST(Mood, AnyTextIsAnsweredOrRefusedByField) {
    std::mt19937 random{7}; // NOLINT(cert-msc32-c,cert-msc51-cpp)
    for (int i = 0; i < 3000; ++i) {
        std::string text(random() % 40, ' ');
        for (auto& letter : text)
            letter = static_cast<char>(random() % 256);
        auto const place = moods().place(text, "current_mood");
        if (!place)
            EXPECT_EQ(place.error().field, "current_mood");
    }
    EXPECT_FALSE(moods().place(std::string(301, 'a'), "current_mood"));
}

/// A few words of a language with its own negations.
struct Tongue {
    char const* name;
    std::vector<Mood> moods;
    MoodWords words;
    std::vector<std::pair<char const*, char const*>> typed; ///< And the key, or "refused".
};

class MoodInALanguage : public ::testing::TestWithParam<Tongue> {};

TEST_P(MoodInALanguage, IsUnderstoodByItsLetters) {
    Moods const moods{GetParam().moods, GetParam().words};
    for (auto const& [text, key] : GetParam().typed) {
        auto const place = moods.place(text, "current_mood");
        EXPECT_EQ(place ? place->key : "refused", key) << text;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Languages, MoodInALanguage,
    ::testing::Values(
        Tongue{
            .name = "German",
            .moods =
                {{"tired", "Müde", StateName::dorsal_vagal, state::RingAngle{310}, {"erschöpft", "todmüde"}},
                 {"safe", "Sicher", StateName::parasympathetic, state::RingAngle{90}, {"geborgen"}},
                 {"calm", "Ruhig", StateName::stillness, state::RingAngle{40}, {"gelassen"}},
                 {"restless", "Unruhig", StateName::sympathetic, state::RingAngle{200}, {"ruhelos"}}},
            .words = {.negations = {"nicht", "kein", "ohne"}, .negating_beginnings = {"un"}},
            .typed = {{"MÜDE", "tired"},
                      {"mu\u0308de", "tired"},
                      {"mude", "tired"},
                      {"erschoepft", "tired"},
                      {"Erschöpft und müde", "tired"},
                      {"todmüde heute", "tired"},
                      {"unsicher", "refused"},
                      {"unruhig", "restless"},
                      {"ruhelos", "restless"},
                      {"gar nicht ruhig, eher unruhig", "restless"},
                      {"nicht ruhig", "refused"}}},
        Tongue{
            .name = "Spanish",
            .moods = {{"calm", "Tranquilo", StateName::stillness, state::RingAngle{40}, {"en paz"}},
                      {"anxious", "Ansioso", StateName::overwhelm, state::RingAngle{260}, {"con ansiedad"}}},
            .words = {.negations = {"no", "sin", "nada"}, .negating_beginnings = {"in"}},
            .typed = {{"¡Tranquilo!", "calm"},
                      {"no estoy tranquilo", "refused"},
                      {"no estoy nada tranquilo, estoy con ansiedad", "anxious"},
                      {"intranquilo", "refused"}}},
        Tongue{
            .name = "Arabic",
            .moods =
                {{"calm", "هدوء", StateName::stillness, state::RingAngle{40}, {"هادئة", "مرتاحة"}},
                 {"worried", "قلق", StateName::sympathetic, state::RingAngle{220}, {"أقلق", "مو قادر أنام"}}},
            .words = {.negations = {"مش", "مو", "لست", "غير"}, .negating_beginnings = {}},
            .typed = {{"هُدُوء", "calm"},
                      {"هــدوء", "calm"},
                      {"مرتاحه", "calm"},
                      {"اقلق", "worried"},
                      {"مو قادر انام", "worried"},
                      {"مش مرتاحة", "refused"},
                      {"مش مرتاحة، أنا قلق", "worried"}}}),
    [](auto const& info) { return info.param.name; });

TEST(Mood, CharactersAreCountedAndNotBytes) {
    EXPECT_EQ(slips_between("müde", "mude"), 1u);
    EXPECT_EQ(slips_between("قلق", "قلك"), 1u);
    EXPECT_EQ(plain_words("Straße,  ＦＵＬＬ"), "strasse full");
    std::string three_hundred;
    for (int i = 0; i < 300; ++i)
        three_hundred += "م";
    EXPECT_NE(moods().place(three_hundred, "x").error().message.english(),
              moods().place(three_hundred + "م", "x").error().message.english());
}

} // namespace
} // namespace evenkeel::exercise
