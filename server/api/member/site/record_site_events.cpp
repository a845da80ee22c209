#include "api/context.hpp"
#include "api/member/routes.hpp"
#include "core/experiment/record_events.hpp"

#include <map>

namespace evenkeel::api {

struct SiteEventRequest {
    /// A UUID that the browser draws for this one event: with the same one it counts once. {format uuid}
    EventId event_uuid;
    /// The name of the event. {one of StartTrial, Lead, InitiateCheckout, hero, accelerate_growth, New User
    /// Funnel, Link Click, Event Result, PageView, exposure, conversion}
    std::string event_type;
    /// Where on the site, in small letters; may be left out. {length 0..60}
    std::optional<std::string> place;
    /// Of exposure and conversion: which side of each experiment this browser is on.
    std::optional<std::map<std::string, bool>> experiments;
};
BOOST_DESCRIBE_STRUCT(SiteEventRequest, (), (event_uuid, event_type, place, experiments))

struct SiteEventsRequest {
    /// The events. {items 0..20}
    std::vector<SiteEventRequest> events;
};
BOOST_DESCRIBE_STRUCT(SiteEventsRequest, (), (events))

struct SiteEventsReply {
    int kept{0}; ///< How many were new. {0..20}
};
BOOST_DESCRIBE_STRUCT(SiteEventsReply, (), (kept))

namespace {

http::Answer<SiteEventsReply> record_site_events(Context const& context, http::Visitor const&,
                                                 SiteEventsRequest const& request) {
    std::vector<experiment::EventDraft> drafts;
    for (auto const& event : request.events)
        drafts.push_back({.event_id = event.event_uuid,
                          .name = event.event_type,
                          .place = event.place.value_or(""),
                          .shown = event.experiments.value_or(std::map<std::string, bool>{})});
    auto const kept = context.rules.experiment.record_events(drafts);
    if (!kept)
        return std::unexpected(kept.error());
    return SiteEventsReply{static_cast<int>(*kept)};
}

} // namespace

Route record_site_events_route() {
    return http::post<record_site_events>(
        {.operation = "recordSiteEvents",
         .path = "/site/events",
         .summary =
             "Counts what happens on the pages of the site. Knows no visitor, no address and no answer "
             "of the quiz: only names of a closed list, a place and a day.",
         .retries = 0,
         .refusals = {Fault::invalid_input},
         .csrf = http::Csrf::not_required,
         .limit = account::RateLimit{.calls = 120, .window = std::chrono::minutes{10}}});
}

} // namespace evenkeel::api
