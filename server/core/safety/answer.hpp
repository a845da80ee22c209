#pragma once

#include "core/base/words.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace evenkeel::safety {

/// `asks` of the moves in content/safety/responses.yaml.
enum class Question : std::uint8_t { suicidal_thoughts, plan, intent, means, time, willingness, barrier };

/// The answer to it. For `time`: today or soon is yes, some day is unsure. For `suicidal_thoughts`, asked
/// again: gone is no, weaker or changing is unsure, the same or stronger is yes. None: the message does not
/// answer.
enum class Answer : std::uint8_t { none, no, unsure, yes };

struct Heard {
    Answer answer{Answer::none};
    std::optional<std::string> barrier; ///< `barrier` of a reply, where one was named.
};

/// A yes hidden in a no ("no, I already have the pills") is a yes.
[[nodiscard]] Heard hear(Question question, std::string_view message);

/// "Called", "my sister is here now".
[[nodiscard]] bool has_reached_somebody(std::string_view message);

/// A message was one of these, the member says, instead of a sign of danger.
enum class Correction : std::uint8_t { figure_of_speech, fiction, past, somebody_else, unwanted_thought };

/// Of a message that begins with it, in few words: "I watched a movie" corrects nothing.
[[nodiscard]] std::optional<Correction> hear_correction(std::string_view message);

} // namespace evenkeel::safety

namespace evenkeel {

template <>
struct Words<safety::Question> {
    static constexpr std::array<std::string_view, 7> kNames{
        "suicidal_thoughts", "plan", "intent", "means", "time", "willingness", "barrier"};
};

template <>
struct Words<safety::Answer> {
    static constexpr std::array<std::string_view, 4> kNames{"none", "no", "unsure", "yes"};
};

template <>
struct Words<safety::Correction> {
    static constexpr std::array<std::string_view, 5> kNames{"figure_of_speech", "fiction", "past",
                                                            "somebody_else", "unwanted_thought"};
};

} // namespace evenkeel
