#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace evenkeel::commerce {

/// The ISO 3166-1 alpha-2 code of a country, from alpha-2 (Play) or alpha-3 (App Store), in any case. Nothing
/// for what is no country there.
[[nodiscard]] std::optional<std::string> country_named(std::string_view code);

} // namespace evenkeel::commerce
