#include "outbound/content/site/shop_file.hpp"

#include "outbound/yaml_file.hpp"

namespace evenkeel::outbound {

payment::Catalogue read_shop(std::filesystem::path const& file) {
    auto fields = yaml_mapping(file);
    payment::Catalogue const shop{
        .currency = fields.text("currency"),
        .certification = fields.whole_number_above_zero("certification_cents"),
        .book = fields.whole_number_above_zero("book_cents"),
        .book_bundle = fields.whole_number_above_zero("book_bundle_cents"),
        .bundle_months = fields.whole_number_above_zero("bundle_months"),
        .downloads_last = std::chrono::days{fields.whole_number_above_zero("downloads_last_days")},
        .downloads = fields.whole_number_above_zero("downloads")};
    for (auto const& [name, price] :
         {std::pair{"certification_cents", shop.certification}, std::pair{"book_cents", shop.book},
          std::pair{"book_bundle_cents", shop.book_bundle}})
        if (price < payment::kSmallestTotal)
            fields.note(name, "is less than a payment provider takes");
    fields.end();
    return shop;
}

} // namespace evenkeel::outbound
