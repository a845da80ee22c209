#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace evenkeel {

/// The names of an enumeration's values, in their order: one specialisation beside each enumeration that
/// content files, the database and the wire spell out. `kNames` is all it holds.
template <class E>
struct Words;

template <class E>
concept Worded = requires { Words<E>::kNames.size(); };

template <Worded E>
[[nodiscard]] constexpr std::string_view word_of(E value) {
    return Words<E>::kNames[static_cast<std::size_t>(value)];
}

/// Nothing for a word that is none of the names.
template <Worded E>
[[nodiscard]] constexpr std::optional<E> value_named(std::string_view word) {
    for (std::size_t i = 0; i < Words<E>::kNames.size(); ++i)
        if (Words<E>::kNames[i] == word)
            return static_cast<E>(i);
    return std::nullopt;
}

} // namespace evenkeel
