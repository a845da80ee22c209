#pragma once

#include "core/content/content.hpp"

#include <boost/describe.hpp>
#include <string>

namespace evenkeel::api {

struct StoreLinksView {
    std::string ios;
    std::string android;
    std::string universal;
};
BOOST_DESCRIBE_STRUCT(StoreLinksView, (), (ios, android, universal))

struct BrandView {
    std::string name;
    std::string tagline;
    std::string support_email;
    std::string legal_url;
    StoreLinksView store_links;
};
BOOST_DESCRIBE_STRUCT(BrandView, (), (name, tagline, support_email, legal_url, store_links))

[[nodiscard]] inline BrandView view_of(content::Brand const& brand) {
    return {brand.name,
            brand.tagline,
            brand.support_email,
            brand.legal_url,
            {brand.store_links.ios, brand.store_links.android, brand.store_links.universal}};
}

} // namespace evenkeel::api
