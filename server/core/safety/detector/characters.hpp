#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace evenkeel::safety::detector {

/// One character of a message, and how many bytes it took. Bytes that are not UTF-8 read as U+FFFD.
struct Character {
    char32_t code{0};
    std::size_t bytes{1};
};

[[nodiscard]] Character character_at(std::string_view text, std::size_t place);

enum class Kind : std::uint8_t {
    letter,     ///< Also digits, and what stands for a letter.
    disguise,   ///< *, !, @, $ inside of a word.
    joiner,     ///< An apostrophe or a hyphen.
    nothing,    ///< Marks and signs without width; as if they were not there.
    space,      ///< Also whatever else separates words.
    pause,      ///< A comma, a bracket, a dash.
    stop,       ///< The end of a sentence.
    dot,        ///< May be the end of a sentence, or nothing: "d.i.e".
    line_break, ///< One is a pause, two are a stop.
    quotation,
    picture ///< An emoji that means something here.
};

/// How a character is read: its kind, and what it adds to a word (folded to small letters without accents;
/// "ä" is "ae"; a letter of another alphabet that looks like a Latin one is that one; Arabic letters in their
/// plain form).
struct Reading {
    Kind kind{Kind::space};
    std::string_view text; ///< Of a static table; empty: the character itself.
};

[[nodiscard]] Reading reading_of(char32_t code);

} // namespace evenkeel::safety::detector
