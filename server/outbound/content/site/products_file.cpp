#include "outbound/content/site/products_file.hpp"

#include "outbound/yaml_file.hpp"

#include <fmt/format.h>
#include <map>
#include <set>

namespace evenkeel::outbound {
namespace {

int months_of(std::string const& plan, YamlFields const& fields) {
    static std::map<std::string, int> const months{{"three_months", 3}, {"yearly", 12}};
    auto const found = months.find(plan);
    if (found != months.end())
        return found->second;
    fields.note("plan", fmt::format("\"{}\" is neither three_months nor yearly", plan));
    return 0;
}

} // namespace

std::vector<commerce::Product> read_products(std::filesystem::path const& file) {
    std::vector<commerce::Product> products;
    std::set<std::string> seen;
    Faults faults;
    for (auto& fields : yaml_list(file))
        faults.gather([&] {
            commerce::Product product{fields.text("product_id"), fields.text("plan"), 0};
            product.months = months_of(product.plan, fields);
            if (!seen.insert(product.product_id).second)
                fields.note("product_id", fmt::format("\"{}\" stands there twice", product.product_id));
            fields.end();
            products.push_back(std::move(product));
        });
    faults.complain();
    return products;
}

lead::Offer read_offer(std::filesystem::path const& file) {
    auto fields = yaml_mapping(file);
    auto certification = fields.fields("certification");
    lead::Offer const offer{
        .amount_off_usd_cents = certification.whole_number_above_zero("amount_off_usd_cents"),
        .valid_for = std::chrono::days{certification.whole_number_above_zero("valid_days")}};
    certification.end();
    fields.end();
    return offer;
}

} // namespace evenkeel::outbound
