#pragma once

#include "core/payment/order.hpp"

#include <filesystem>

namespace evenkeel::outbound {

/// Reads content/brand/shop.yaml.
[[nodiscard]] payment::Catalogue read_shop(std::filesystem::path const& file);

} // namespace evenkeel::outbound
