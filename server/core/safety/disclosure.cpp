#include "core/safety/disclosure.hpp"

#include <algorithm>

namespace evenkeel::safety {
namespace {

/// ISO 3166-2 begins with the country: "US-NY".
bool may_be_in(std::string_view country, std::vector<std::string> const& regions) {
    return country.empty() || regions.empty() ||
           std::ranges::any_of(regions, [country](std::string_view region) {
               return region.substr(0, region.find('-')) == country;
           });
}

} // namespace

bool concerns(Notice const& notice, Informed const& informed) {
    auto const is_about_a_trainer = notice.when == NoticeWhen::trainer_linked;
    return notice.guide.value_or(informed.guide) == informed.guide && !notice.is_for_known_minors &&
           (!is_about_a_trainer || informed.has_trainer) && may_be_in(informed.country, notice.regions);
}

} // namespace evenkeel::safety
