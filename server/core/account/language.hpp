#pragma once

#include <array>
#include <string>
#include <string_view>

namespace evenkeel::account {

/// Languages we have words for; the first is the fallback.
inline constexpr std::array<std::string_view, 1> kLanguages{"en"};

/// The language of ours that serves a BCP 47 tag best ("de-AT" → "de" once we speak it), or the fallback.
[[nodiscard]] std::string spoken_language(std::string_view language_code);

/// Whether `spoken_language` had to fall back.
[[nodiscard]] bool speaks(std::string_view language_code);

/// The zone itself where the time-zone database knows it, else "Etc/UTC".
[[nodiscard]] std::string known_time_zone(std::string_view time_zone);

} // namespace evenkeel::account
