#include "core/exercise/choose.hpp"
#include "outbound/content_files.hpp"

#include <gmock/gmock.h>

#include <set>

namespace evenkeel::outbound {
namespace {

using exercise::Caution;
using state::StateName;

/// Nobody wants to be offered these at a quarter past ten in the evening.
std::set<std::string> const kNotAtNight{
    "short-burst", "one-song-dance", "brisk-walk",        "laugh-on-purpose", "keep-it-up", "shake-it-out",
    "sing-a-song", "wall-push",      "energising-breath", "morning-light",    "outdoor-sit"};
/// Of these a source says that they are not for distress.
std::set<std::string> const kNotInOverwhelm{"short-burst", "laugh-on-purpose", "one-song-dance", "brisk-walk",
                                            "cool-face",   "box-breath",       "write-it-out"};

std::vector<Caution> every_profile(std::vector<exercise::Contraindication> const& known) {
    std::vector<Caution> profiles{{.profile = {}, .safety_level = 0},
                                  {.profile = {.known = true, .codes = {}, .allowed = {}}, .safety_level = 0},
                                  {.profile = {.known = true, .codes = {}, .allowed = {}}, .safety_level = 2},
                                  {.profile = exercise::strictest(known), .safety_level = 0},
                                  {.profile = exercise::strictest(known), .safety_level = 4}};
    for (auto const code : exercise::strictest(known).codes)
        profiles.push_back(
            {.profile = {.known = true,
                         .codes = {code},
                         .allowed = {ExerciseId{"energising-breath"}, ExerciseId{"cool-face"}}},
             .safety_level = 0});
    return profiles;
}

void check_one(exercise::Exercise const& chosen, StateName from, int hour, Caution const& caution) {
    auto const& id = chosen.id.value();
    auto const is_night = hour >= 20 || hour < 5;
    ASSERT_FALSE(is_night && kNotAtNight.contains(id)) << id << " at " << hour;
    ASSERT_FALSE(from == StateName::overwhelm && kNotInOverwhelm.contains(id)) << id;
    if (from == StateName::overwhelm || caution.safety_level >= 2)
        ASSERT_TRUE(chosen.calm_enough_for_distress) << id;
    ASSERT_TRUE(exercise::flags_of(chosen, caution.profile).empty()) << id;
    ASSERT_NE(id, "mirror-game") << "it needs somebody, and nobody said that there is one";
}

TEST(SuggestionContent, IsRightForEveryStateHourAndProfile) {
    auto const content = read_content("content");
    auto const profiles = every_profile(content.contraindications);
    for (auto const from : state::kStates)
        for (auto const to : state::kStates)
            for (int hour = 0; hour < 24; ++hour)
                for (auto const& caution : profiles) {
                    auto const middle = [](StateName state) {
                        return state::RingAngle{state::band_start(state) + state::kBandWidth / 2};
                    };
                    auto const choice =
                        exercise::choose(content.exercises,
                                         {.from = middle(from),
                                          .to = middle(to),
                                          .minutes = {},
                                          .positions = {},
                                          .surroundings = {}},
                                         {.caution = caution,
                                          .experiences = {},
                                          .today = std::chrono::local_days{std::chrono::year{2026} / 3 / 2},
                                          .minute_of_day = hour * 60 + 15,
                                          .member = MemberId{"ana"},
                                          .plan_part = {},
                                          .passed_over = {}});
                    ASSERT_TRUE(choice) << "there is always something to offer";
                    check_one(*choice->exercise, from, hour, caution);
                    if (choice->alternative != nullptr)
                        check_one(*choice->alternative, from, hour, caution);
                }
}

} // namespace
} // namespace evenkeel::outbound
