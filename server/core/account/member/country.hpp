#pragma once

#include "core/base/result.hpp"

#include <string>
#include <string_view>

namespace evenkeel::account {

/// Whether this is one of the 249 codes that ISO 3166-1 alpha-2 assigns officially, in capitals.
[[nodiscard]] bool is_country_code(std::string_view code);

/// In capitals; empty stays empty: the member tells none. Refuses (field country_code) what is no country.
[[nodiscard]] Result<std::string> normalise_country_code(std::string_view code);

} // namespace evenkeel::account
