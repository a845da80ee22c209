#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::safety::detector {

/// A break lies between a word and the one before it. A phrase goes on across a pause, and ends at a stop.
enum class Break : std::uint8_t { none, pause, stop };

/// One word of a message, or a picture, as it is compared. At most kLongestWord bytes of it.
struct Token {
    std::string word;
    std::size_t begin{0}; ///< Bytes of the message.
    std::size_t end{0};
    Break before{Break::none};
    bool is_quoted{false}; ///< Between quotation marks that open and close.
};

inline constexpr std::size_t kLongestWord = 48;

/// The words of a message in their order. Letters said one by one ("d i e", "d.i.e") become one word; a
/// letter repeated for emphasis stands twice at most.
[[nodiscard]] std::vector<Token> tokens_of(std::string_view message);

/// How a word may be meant that was disguised by digits and signs ("k1ll", "su!cide"). Empty for plain words.
[[nodiscard]] std::vector<std::string> undisguised(std::string_view word);

} // namespace evenkeel::safety::detector
