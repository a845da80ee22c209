#pragma once

#include "core/exercise/choose.hpp"
#include "core/exercise/exercise_results.hpp"
#include "tests/support/fixed_clock.hpp"

#include <algorithm>
#include <random>

namespace evenkeel::testing {

/// Three minutes of breathing from sympathetic to parasympathetic that nobody need fear.
inline exercise::Exercise an_exercise(std::string const& id) {
    return {
        .id = ExerciseId{id},
        .title = "Title of " + id,
        .summary = "Summary of " + id + ".",
        .routes = {{state::StateName::sympathetic, state::StateName::parasympathetic}},
        .kind = exercise::Kind::breath,
        .plan_part = exercise::PlanPart::stillness,
        .minutes = {.usual = 3, .shortest = 1, .longest = 10},
        .intensity = exercise::Intensity::gentle,
        .positions = {exercise::Position::seated},
        .surroundings = {exercise::Surroundings::anywhere},
        .needs = {},
        .contraindications = {},
        .opt_in = false,
        .calm_enough_for_distress = false,
        .longest_hold_seconds = 0,
        .evidence = {.grade = exercise::Grade::b, .citation = "c", .doi = {}, .checked = true, .note = "n"},
        .steps = {{.repeat = 1, .steps = {{exercise::Action::rest, 180, "Rest."}}}},
        .feels_like = "Good.",
        .stop_if = "It hurts.",
        .variants = {.shorter = "s", .gentler = "g", .trauma_sensitive = "t"},
        .script = "Rest."};
}

inline constexpr std::chrono::local_days kMonday{std::chrono::year{2026} / 3 / 2};

/// A finished exercise with a rating.
inline exercise::ExerciseResult a_result(MemberId const& member, std::string const& event,
                                         std::chrono::local_days day = kMonday) {
    auto const started_at = kMondayMorning + (day - kMonday);
    return {.id = ExerciseResultId{"id of " + event},
            .member_id = member,
            .event_id = EventId{event},
            .exercise_id = ExerciseId{"long-exhale"},
            .plan_part = exercise::PlanPart::stillness,
            .started_at = started_at,
            .recorded_at = started_at + std::chrono::minutes{4},
            .day = day,
            .duration_s = 181.5,
            .completed = true,
            .moods = {.before = 210.25, .after = 95.5, .scale = exercise::MoodScale::ring},
            .felt_effect = 1,
            .effect_hundredths = 100,
            .note = "Quieter. Stiller: schön."};
}

/// Everything that a property test draws by lot; one seed, one world.
class Lots {
public:
    explicit Lots(std::uint32_t seed) : random_{seed} {}

    std::size_t below(std::size_t limit) { return random_() % limit; }

    bool one_in(std::size_t n) { return below(n) == 0; }

    double between(double low, double high) {
        return low + (high - low) * static_cast<double>(random_() % 10'001) / 10'000;
    }

    exercise::Exercise exercise(std::string const& id) {
        auto made = an_exercise(id);
        made.routes = {
            {one_in(6) ? std::nullopt : std::optional{state::kStates[below(6)]}, state::kStates[below(6)]}};
        made.kind = static_cast<exercise::Kind>(below(10));
        made.plan_part = static_cast<exercise::PlanPart>(below(3));
        made.intensity = static_cast<exercise::Intensity>(below(3));
        made.minutes.shortest = between(0.5, 5);
        made.minutes.usual = made.minutes.shortest + between(0, 10);
        made.positions = {static_cast<exercise::Position>(below(4))};
        made.surroundings = {static_cast<exercise::Surroundings>(below(5))};
        made.contraindications = codes(4, "PHBLERGMVTKADS");
        made.opt_in = one_in(8);
        made.calm_enough_for_distress = one_in(4);
        made.longest_hold_seconds = one_in(4) ? between(0, 9) : 0;
        made.evidence.grade = static_cast<exercise::Grade>(below(3));
        return made;
    }

    std::vector<exercise::Exercise> library(std::size_t most) {
        std::vector<exercise::Exercise> made;
        auto const size = below(most + 1);
        for (std::size_t i = 0; i < size; ++i)
            made.push_back(exercise("exercise-" + std::to_string(i)));
        return made;
    }

    std::vector<exercise::Code> codes(std::size_t most, std::string_view from) {
        std::string chosen;
        for (auto left = below(most + 1); left > 0; --left)
            if (auto const code = from[below(from.size())]; chosen.find(code) == std::string::npos)
                chosen += code;
        std::ranges::sort(chosen);
        return {chosen.begin(), chosen.end()};
    }

    exercise::Caution caution(std::vector<exercise::Exercise> const& library) {
        exercise::Caution made{.profile = {.known = !one_in(3), .codes = {}, .allowed = {}},
                               .safety_level = one_in(3) ? static_cast<int>(below(5)) : 0};
        if (made.profile.known)
            made.profile.codes = codes(5, "PHBLERGMVTKA");
        if (!library.empty() && one_in(2))
            made.profile.allowed = {library[below(library.size())].id};
        return made;
    }

    exercise::Wish wish() {
        exercise::Wish made{.from = state::RingAngle{between(0, 359.9)},
                            .to = state::RingAngle{between(0, 359.9)},
                            .minutes = {},
                            .positions = {},
                            .surroundings = {}};
        if (one_in(2))
            made.minutes = between(0.5, 30);
        if (one_in(3))
            made.positions = {static_cast<exercise::Position>(below(4))};
        if (one_in(3))
            made.surroundings = {static_cast<exercise::Surroundings>(below(5))};
        return made;
    }

    exercise::Experience experience(std::chrono::local_days today) {
        auto const rated = static_cast<int>(below(12));
        return {.times = rated + static_cast<int>(below(3)) + 1,
                .rated = rated,
                .effect_hundredths = static_cast<std::int64_t>(between(-200, 200)) * rated,
                .last_day = today - std::chrono::days{below(20)}};
    }

    exercise::Background background(std::vector<exercise::Exercise> const& library) {
        std::chrono::local_days const today{std::chrono::year{2026} / 3 / 2};
        exercise::Background made{.caution = caution(library),
                                  .experiences = {},
                                  .today = today,
                                  .minute_of_day = static_cast<int>(below(1440)),
                                  .member = MemberId{std::to_string(below(1000))},
                                  .plan_part = {},
                                  .passed_over = {}};
        for (auto const& each : library)
            if (one_in(2))
                made.experiences.emplace(each.id, experience(today));
        if (one_in(4))
            made.plan_part = static_cast<exercise::PlanPart>(below(3));
        if (!library.empty() && one_in(4))
            made.passed_over = {library[below(library.size())].id};
        return made;
    }

private:
    std::mt19937 random_;
};

} // namespace evenkeel::testing
