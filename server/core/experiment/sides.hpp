#pragma once

#include "core/base/result.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

/// Sides of experiments that the server gives out instead of the browser.
namespace evenkeel::experiment {

/// The experiments of the website specification, section 9.
inline constexpr std::array<std::string_view, 7> kExperiments{
    "experiment__paywall_day_one_pricing",
    "web_cert_offer__red_button",
    "web_cert_offer__display_limited_time_hero_cta_text",
    "web_cert_offer__show_press_at_bottom_above_fold",
    "web_cert_offer__hide_all_sections_below_fold",
    "web_cert_offer__hero_cta_show_percent_off",
    "web_cert_offer__hero_press_show_well_and_good_laurel"};

/// The version of the record `experiments-v4`.
inline constexpr int kExperimentsVersion = 3;

/// A lot is below this. It is drawn by the browser, and so many people share each that it leads to nobody.
inline constexpr std::int64_t kLots = 65'536;

/// Which side of an experiment a lot is on: the same each time, half of the lots on each side, and what a lot
/// sees of one experiment says nothing about another.
[[nodiscard]] bool is_shown(std::string_view experiment, std::int64_t lot);

/// The side of each experiment. Refuses what is no lot.
[[nodiscard]] Result<std::map<std::string, bool>> sides_of(std::int64_t lot);

} // namespace evenkeel::experiment
