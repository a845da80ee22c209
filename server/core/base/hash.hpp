#pragma once

#include <cstdint>
#include <string_view>

namespace evenkeel {

/// FNV-1a, 64 bits (Fowler, Noll, Vo 1991): the same number for the same bytes on every machine and in every
/// build, unlike std::hash. Not for secrets. Its high bits hardly know the last letters: spread_hash does.
/// `before`: the number of the text that comes first, for texts in several parts.
[[nodiscard]] constexpr std::uint64_t fnv1a(std::string_view text,
                                            std::uint64_t before = 0xcbf29ce484222325U) {
    for (char const letter : text)
        before = (before ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
    return before;
}

/// fnv1a with the finish of splitmix64 (Steele, Lea and Flood 2014): every letter reaches every bit.
/// `before`: as for fnv1a.
[[nodiscard]] constexpr std::uint64_t spread_hash(std::string_view text, std::uint64_t before = fnv1a({})) {
    auto hash = fnv1a(text, before);
    hash = (hash ^ (hash >> 30U)) * 0xbf58476d1ce4e5b9U;
    hash = (hash ^ (hash >> 27U)) * 0x94d049bb133111ebU;
    return hash ^ (hash >> 31U);
}

} // namespace evenkeel
