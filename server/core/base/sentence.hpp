#pragma once

#include <cstddef>
#include <initializer_list>
#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace evenkeel {

/// A value for a {name} in a sentence: a number, which can decide about a plural, or words.
struct Slot {
    std::string name;
    std::variant<double, std::string> value;
};

/// Something said to a person: an English pattern (ICU MessageFormat, where it has slots) and what stands in
/// it. The pattern is its name in other languages as well, so it is written out in the code and never put
/// together: only a literal can be one.
class Sentence {
public:
    Sentence() = default;

    template <std::size_t N>
    Sentence(char const (&pattern)[N]) : pattern_{pattern, N - 1} {} // NOLINT(google-explicit-constructor)

    template <std::size_t N>
    Sentence(char const (&pattern)[N], std::initializer_list<Slot> slots)
        : pattern_{pattern, N - 1}, slots_{slots} {}

    /// For faults that only somebody who writes our programs or files can fix: the sentence stays English.
    [[nodiscard]] static Sentence in_english_only(std::string text);

    [[nodiscard]] std::string const& pattern() const { return pattern_; }

    [[nodiscard]] std::vector<Slot> const& slots() const { return slots_; }

    [[nodiscard]] std::string english() const;

    friend bool operator==(Sentence const& sentence, std::string_view english) {
        return sentence.english() == english;
    }

    friend std::ostream& operator<<(std::ostream& stream, Sentence const& sentence) {
        return stream << sentence.english();
    }

private:
    std::string pattern_;
    std::vector<Slot> slots_;
};

/// Our sentences in one language.
class Sentences {
public:
    using Patterns = std::map<std::string, std::string, std::less<>>; ///< English pattern → its pattern here.

    /// English.
    Sentences() = default;

    Sentences(std::string language_code, Patterns patterns)
        : language_code_{std::move(language_code)}, patterns_{std::move(patterns)} {}

    /// In English where this language has no word for it, or a pattern that cannot be filled in.
    [[nodiscard]] std::string say(Sentence const& sentence) const;

    [[nodiscard]] static Sentences const& english();

private:
    std::string language_code_{"en"};
    Patterns patterns_;
};

/// The names of the slots of a pattern, in the order of their names. Empty too where it is no pattern:
/// `is_pattern` tells.
[[nodiscard]] std::vector<std::string> slots_in(std::string_view pattern);
[[nodiscard]] bool is_pattern(std::string_view text);

} // namespace evenkeel
