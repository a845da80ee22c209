#pragma once

#include "core/content/content.hpp"

#include <boost/describe.hpp>
#include <string>

namespace evenkeel::api {

struct StoreLinksView {
    std::string ios;       ///< The app's page in the App Store; empty while there is none.
    std::string android;   ///< The app's page in Google Play; empty while there is none.
    std::string universal; ///< A link that opens the right store; empty while there is none.
};
BOOST_DESCRIBE_STRUCT(StoreLinksView, (), (ios, android, universal))

struct BrandView {
    std::string name;           ///< The product's name, as the operator words it.
    std::string tagline;        ///< One line beneath the name.
    std::string support_email;  ///< Where people write for help.
    std::string legal_url;      ///< Where the legal texts are: an address, or a path of the main listener.
    StoreLinksView store_links; ///< The app in the stores.
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
