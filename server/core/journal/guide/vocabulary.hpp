#pragma once

#include "core/journal/guide/message.hpp"
#include "core/journal/guide_script.hpp"

#include <set>
#include <string>
#include <string_view>

namespace evenkeel::journal {

/// English: the language in which the lines are written. Words folded as in MessageWord.

/// Words that hold a sentence together and say nothing about a subject: "the", "because", "really".
[[nodiscard]] bool is_function_word(std::string_view folded);

/// "not", "nobody", "isn't".
[[nodiscard]] bool denies(std::string_view folded);

/// Somebody else than the writer: "she", "everyone", and those close to them: "sister".
[[nodiscard]] bool is_another_person(std::string_view folded);

/// Those close to a person who are called "my ...": "sister", "boss".
[[nodiscard]] bool is_relation(std::string_view folded);

/// Says whether a word addresses a relation directly: "mum".
[[nodiscard]] bool is_form_of_address(std::string_view folded);

/// Says whether a word makes a statement a wish or a condition: "if", "want", "used".
[[nodiscard]] bool supposes(std::string_view folded);

/// Insults, of others or of oneself, and obscene words: not to be said back.
[[nodiscard]] bool is_insult(std::string_view folded);

/// Names and kinds of medicines and drugs.
[[nodiscard]] bool is_medicine(std::string_view folded);

/// A word that a quotation may not begin with, "and", or end with, "the".
[[nodiscard]] bool begins_badly(std::string_view folded);
[[nodiscard]] bool ends_badly(std::string_view folded);

/// A verb that people and not places do: "said".
[[nodiscard]] bool is_said_of_people(std::string_view folded);

/// A verb whose object is a person: "told".
[[nodiscard]] bool is_done_to_people(std::string_view folded);

/// How somebody can feel, in one or two words ("worn out"), where it stands at this place. Nothing otherwise.
[[nodiscard]] std::size_t feeling_at(Message const& message, std::size_t place);

/// The words from which a subject can be told: long enough, and no function words.
[[nodiscard]] std::set<std::string> subjects_of(Message const& message);

/// Whether a message is in the language of the lines. Up to three words are taken on trust, because a name or
/// a slip of the hand looks like a foreign word; of more, a quarter must be known.
[[nodiscard]] bool is_understood(Message const& message, GuideScript const& script);

} // namespace evenkeel::journal
