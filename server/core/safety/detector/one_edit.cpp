#include "core/safety/detector/one_edit.hpp"

#include <algorithm>
#include <utility>

namespace evenkeel::safety::detector {

bool is_one_edit_from(std::string_view word, std::string_view other) {
    if (word.size() > other.size())
        std::swap(word, other);
    if (other.size() - word.size() > 1 || word == other)
        return false;
    auto const [mine, theirs] = std::ranges::mismatch(word, other);
    auto const at = static_cast<std::size_t>(mine - word.begin());
    if (word.size() < other.size())
        return word.substr(at) == other.substr(at + 1);
    if (word.substr(at + 1) == other.substr(at + 1))
        return true;
    return at + 1 < word.size() && word[at] == other[at + 1] && word[at + 1] == other[at] &&
           word.substr(at + 2) == other.substr(at + 2);
}

} // namespace evenkeel::safety::detector
