#pragma once

#include "core/commerce/product.hpp"

#include <filesystem>
#include <vector>

namespace evenkeel::outbound {

/// Reads the products that the app stores sell. Throws ContentError.
[[nodiscard]] std::vector<commerce::Product> read_products(std::filesystem::path const& file);

} // namespace evenkeel::outbound
