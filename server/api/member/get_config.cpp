#include "api/member/config_view.hpp"
#include "api/member/routes.hpp"
#include "core/account/language.hpp"

namespace evenkeel::api {
namespace {

StateView view_of_state(content::StateText const& text) {
    auto const from = static_cast<int>(state::band_start(text.name));
    return {.name = std::string{state::to_text(text.name)},
            .display_name = text.display_name,
            .title_name = text.title_name,
            .color = text.color,
            .color_dark = text.color_dark,
            .text_color = text.text_color,
            .text_color_dark = text.text_color_dark,
            .from = from,
            .to = from + static_cast<int>(state::kBandWidth),
            .regulated = state::is_regulated(text.name),
            .description = text.description};
}

/// What is the same for everyone. Texts come from the content folder, so an operator can change them at run
/// time.
ConfigReply common_part(MemberUses const& uses, content::Content const& content) {
    ConfigReply reply{.brand = view_of(content.brand),
                      .states = {},
                      .prices = {content.brand.prices.currency, content.brand.prices.three_months_cents,
                                 content.brand.prices.yearly_cents,
                                 static_cast<int>(account::kTrial.count())},
                      .onboarding = view_of_choices(content),
                      .body_signs = {},
                      .main_url = uses.addresses.main_url,
                      .service_url = uses.addresses.service_url,
                      .dashboard_url = uses.addresses.dashboard_url,
                      .server_time = uses.clock.now(),
                      .tz = {},
                      .language_code = {},
                      .languages = {},
                      .notices = {},
                      .sandboxed = uses.sandboxed,
                      .experiments = {},
                      .publishable_keys = uses.public_keys.by_service,
                      .web_push_key = uses.public_keys.web_push,
                      .member = {}};
    for (auto const& state : content.states)
        reply.states.push_back(view_of_state(state));
    for (auto const& sign : content.body_signs)
        reply.body_signs.push_back({sign.key, sign.title});
    for (auto const& [code, in_it] : uses.contents)
        reply.languages.push_back({code, in_it.language.name, in_it.language.is_right_to_left});
    return reply;
}

/// What was asked for, else what the member once chose, else what the browser likes.
std::string language_for(MemberUses const& uses, ConfigRequest const& request, http::Visitor const& visitor,
                         http::Request const& whole) {
    if (request.language_code)
        return uses.languages.spoken(*request.language_code);
    return uses.languages.spoken(visitor.session()
                                     ? visitor.session()->language_code
                                     : std::string{whole.header("Accept-Language").value_or("")});
}

void settle_place(ConfigReply& reply, MemberUses const& uses, ConfigRequest const& request) {
    auto const& sentences = content::in_language(uses.contents, reply.language_code).sentences;
    reply.tz = account::known_time_zone(request.tz.value_or(""));
    if (request.tz && reply.tz != *request.tz)
        reply.notices.push_back(sentences.say("We do not know this time zone and use UTC."));
    if (request.language_code && !uses.languages.speaks(*request.language_code))
        reply.notices.push_back(sentences.say("We do not speak this language yet and use English."));
}

/// A member who travels is met where they are: days begin and end by the zone their device last told.
void remember(MemberUses const& uses, ConfigRequest const& request, ConfigReply& reply,
              account::LiveSession const& session) {
    auto const known = uses.members.find(session.member_id);
    if (!known)
        return;
    account::DetailsChange change;
    if (request.tz && reply.tz == *request.tz && reply.tz != known->time_zone)
        change.time_zone = reply.tz;
    if (request.language_code && uses.languages.speaks(*request.language_code) &&
        reply.language_code != known->language_code)
        change.language_code = reply.language_code;
    if (change.time_zone || change.language_code)
        uses.members.change(session.member_id, change, session.session_id);
    if (auto const snapshot = uses.read_snapshot_in(reply.language_code)(session.member_id))
        reply.member = view_of(*snapshot);
}

} // namespace

http::Route get_config(MemberUses const& uses) {
    return http::post<http::Visitor, ConfigRequest, ConfigReply>(
        {.operation = "getConfig",
         .path = "/config",
         .summary =
             "Brand, states, prices, addresses, the CSRF cookie, and the member when a session is live.",
         .retries = 2,
         .csrf = http::Csrf::not_required},
        [uses](http::Visitor const& visitor, ConfigRequest const& request,
               http::Exchange const& exchange) -> http::Answer<ConfigReply> {
            auto const language = language_for(uses, request, visitor, exchange.request());
            auto reply = common_part(uses, content::in_language(uses.contents, language));
            reply.language_code = language;
            settle_place(reply, uses, request);
            if (visitor.session())
                remember(uses, request, reply, *visitor.session());
            return http::Answer<ConfigReply>{std::move(reply)}.with_cookie(
                uses.cookies.csrf(exchange.request(), account::kSessionLife));
        });
}

} // namespace evenkeel::api
