#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::journal {

/// A word of a message: letters and digits, small, without apostrophes ("don't" is "dont").
struct MessageWord {
    std::string folded;
    std::size_t begin{0}; ///< First byte in the message.
    std::size_t end{0};   ///< After the last byte.
    int clause{0};        ///< Words between two stops of any kind share it.
    int sentence{0};
};

/// A message of a member, taken apart.
struct Message {
    std::string text;
    std::vector<MessageWord> words;
    std::vector<std::size_t> by_letters; ///< Places in `words`, in the order of their letters.

    [[nodiscard]] std::string_view written(MessageWord const& word) const {
        return std::string_view{text}.substr(word.begin, word.end - word.begin);
    }
};

/// Some words of a message that follow one another, by their places in `words`.
struct WordSpan {
    std::size_t first{0};
    std::size_t count{0};

    [[nodiscard]] std::size_t after() const { return first + count; }

    friend bool operator==(WordSpan const&, WordSpan const&) = default;
};

/// Beyond this many bytes a message is not read; 10,000 characters in any script fit.
inline constexpr std::size_t kMostBytesRead = 40'000;

[[nodiscard]] Message message_of(std::string_view text);

/// Everywhere a piece stands in a message, as whole words within one sentence.
[[nodiscard]] std::vector<WordSpan> places_of(Message const& message, std::string_view piece);

/// Whether a piece stands in a message; one without letters ("...") anywhere.
[[nodiscard]] bool holds(Message const& message, std::string_view piece);

} // namespace evenkeel::journal
