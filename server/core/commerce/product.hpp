#pragma once

#include <string>

namespace evenkeel::commerce {

/// Something the app stores sell. Content, not code: content/brand/products.yaml. Months and price follow
/// from the plan, so a price stands in one place only.
struct Product {
    std::string product_id; ///< As the store knows it.
    std::string plan;       ///< "three_months" or "yearly".
    int months{0};
};

} // namespace evenkeel::commerce
