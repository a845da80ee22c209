#pragma once

#include "core/base/id.hpp"
#include "core/base/words.hpp"

#include <array>
#include <map>
#include <string>
#include <string_view>

/// Events of the pages of the site, counted without knowing whom.
namespace evenkeel::experiment {

/// The events of the website specification, and two of our own: somebody was shown a page that is part of an
/// experiment (exposure), and somebody did there what the page is for (conversion).
enum class SiteEventName {
    start_trial,
    lead,
    initiate_checkout,
    hero,
    accelerate_growth,
    new_user_funnel,
    link_click,
    event_result,
    page_view,
    exposure,
    conversion
};

struct SiteEvent {
    EventId event_id;
    SiteEventName name{};
    std::string place;                 ///< Where on the site, or what of several: "cert_offer". May be empty.
    std::string day;                   ///< Of the server, UTC. Nothing finer is kept.
    std::map<std::string, bool> shown; ///< Of exposure and conversion: which side of each experiment.
};

} // namespace evenkeel::experiment

template <>
struct evenkeel::Words<evenkeel::experiment::SiteEventName> {
    static constexpr std::array<std::string_view, 11> kNames{
        "StartTrial", "Lead",         "InitiateCheckout", "hero",     "accelerate_growth", "New User Funnel",
        "Link Click", "Event Result", "PageView",         "exposure", "conversion"};
};
