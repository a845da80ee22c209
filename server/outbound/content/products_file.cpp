#include "outbound/content/products_file.hpp"

#include "outbound/content_files.hpp"
#include "outbound/yaml_file.hpp"

#include <fmt/format.h>
#include <map>
#include <set>

namespace evenkeel::outbound {
namespace {

int months_of(std::string const& plan, std::filesystem::path const& file) {
    static std::map<std::string, int> const months{{"three_months", 3}, {"yearly", 12}};
    auto const found = months.find(plan);
    if (found == months.end())
        throw ContentError{
            fmt::format("{}: the plan \"{}\" is neither three_months nor yearly", file.string(), plan)};
    return found->second;
}

} // namespace

std::vector<commerce::Product> read_products(std::filesystem::path const& file) {
    std::vector<commerce::Product> products;
    std::set<std::string> seen;
    for (auto& fields : yaml_list(file)) {
        commerce::Product product{fields.text("product_id"), fields.text("plan"), 0};
        fields.end();
        product.months = months_of(product.plan, file);
        if (!seen.insert(product.product_id).second)
            throw ContentError{
                fmt::format("{}: the product \"{}\" stands there twice", file.string(), product.product_id)};
        products.push_back(std::move(product));
    }
    return products;
}

} // namespace evenkeel::outbound
