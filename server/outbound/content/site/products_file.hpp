#pragma once

#include "core/commerce/product.hpp"
#include "core/lead/lead.hpp"

#include <filesystem>
#include <vector>

namespace evenkeel::outbound {

/// Reads the products that the app stores sell. Throws ContentError.
[[nodiscard]] std::vector<commerce::Product> read_products(std::filesystem::path const& file);

/// Reads what a unique code takes off the certification, and how long it holds. Throws ContentError.
[[nodiscard]] lead::Offer read_offer(std::filesystem::path const& file);

} // namespace evenkeel::outbound
