#pragma once

#include "core/base/id.hpp"
#include "core/base/words.hpp"
#include "core/state/ring.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::exercise {

enum class Kind : std::uint8_t {
    breath,
    movement,
    touch,
    senses,
    imagery,
    social,
    writing,
    voice,
    rest,
    play
};

/// Which of the day's three parts an exercise fills.
enum class PlanPart : std::uint8_t { social_play, exercise, stillness };

enum class Intensity : std::uint8_t { gentle, moderate, lively };
enum class Position : std::uint8_t { seated, lying, standing, walking };
enum class Surroundings : std::uint8_t { anywhere, quiet, in_private, outdoors, with_someone };

/// A: meta-analysis or randomised trial; B: small or adjacent trial; C: practice or mechanism only.
enum class Grade : std::uint8_t { a, b, c };

enum class Action : std::uint8_t {
    breathe_in,
    breathe_out,
    hold,
    move,
    touch,
    look,
    listen,
    speak,
    imagine,
    write,
    rest
};

/// One contraindication code of content/safety/contraindications.yaml: 'H' is heart disease.
using Code = char;

/// From where to where an exercise leads: our editorial mapping, not a finding of its source.
struct Route {
    std::optional<state::StateName> from; ///< Absent: from anywhere.
    state::StateName to{state::StateName::parasympathetic};
};

struct Minutes {
    double usual{0};
    double shortest{0};
    double longest{0};
};

struct Evidence {
    Grade grade{Grade::c};
    std::string citation;
    std::string doi; ///< Empty: there is none.
    bool checked{false};
    std::string note;
};

struct Step {
    Action action{Action::rest};
    double seconds{0};
    std::string cue;
};

/// Steps done one after the other, this many times.
struct StepGroup {
    int repeat{1};
    std::vector<Step> steps;
};

struct Variants {
    std::string shorter;
    std::string gentler;
    std::string trauma_sensitive;
};

/// One exercise of the library. Content, not code: content/exercises/<id>.yaml.
struct Exercise {
    ExerciseId id;
    std::string title;
    std::string summary;
    std::vector<Route> routes;
    Kind kind{Kind::breath};
    PlanPart plan_part{PlanPart::exercise};
    Minutes minutes;
    Intensity intensity{Intensity::gentle};
    std::vector<Position> positions;
    std::vector<Surroundings> surroundings;
    std::vector<std::string> needs;
    std::vector<Code> contraindications;
    bool opt_in{false};                   ///< Never suggested until the member allows it.
    bool calm_enough_for_distress{false}; ///< May be suggested at safety level 2 and above.
    double longest_hold_seconds{0};       ///< Of a breath hold.
    Evidence evidence;
    std::vector<StepGroup> steps;
    std::string feels_like;
    std::string stop_if;
    Variants variants;
    std::string script; ///< The words of a calm voice.
};

/// A code, what it is called, and how the member is asked for it.
struct Contraindication {
    Code code{};
    std::string title;
    std::string question;
};

/// Returns the grade that may be shown and counted: its own where somebody has read the source, else that of
/// practice.
[[nodiscard]] Grade known_grade(Evidence const& evidence);

/// Seconds of all steps, repeats counted.
[[nodiscard]] double length_of(Exercise const& exercise);

/// Nothing when the library has no such exercise.
[[nodiscard]] Exercise const* find(std::vector<Exercise> const& library, ExerciseId const& id);

} // namespace evenkeel::exercise

namespace evenkeel {

template <>
struct Words<exercise::Kind> {
    static constexpr std::array<std::string_view, 10> kNames{
        "breath", "movement", "touch", "senses", "imagery", "social", "writing", "voice", "rest", "play"};
};

template <>
struct Words<exercise::PlanPart> {
    static constexpr std::array<std::string_view, 3> kNames{"social_play", "exercise", "stillness"};
};

template <>
struct Words<exercise::Intensity> {
    static constexpr std::array<std::string_view, 3> kNames{"gentle", "moderate", "lively"};
};

template <>
struct Words<exercise::Position> {
    static constexpr std::array<std::string_view, 4> kNames{"seated", "lying", "standing", "walking"};
};

template <>
struct Words<exercise::Surroundings> {
    static constexpr std::array<std::string_view, 5> kNames{"anywhere", "quiet", "private", "outdoors",
                                                            "with_someone"};
};

template <>
struct Words<exercise::Grade> {
    static constexpr std::array<std::string_view, 3> kNames{"A", "B", "C"};
};

template <>
struct Words<exercise::Action> {
    static constexpr std::array<std::string_view, 11> kNames{"breathe_in", "breathe_out", "hold",   "move",
                                                             "touch",      "look",        "listen", "speak",
                                                             "imagine",    "write",       "rest"};
};

} // namespace evenkeel
