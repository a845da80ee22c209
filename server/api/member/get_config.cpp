#include "api/context.hpp"
#include "api/member/config_texts.hpp"
#include "api/member/config_view.hpp"
#include "core/account/account_rules.hpp"
#include "core/account/member/language.hpp"
#include "core/account/member/members.hpp"
#include "core/base/clock.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {
namespace {

/// Makes the part that is the same for everyone. Texts come from the content folder, so an operator can
/// change them at run time.
ConfigReply common_part(Context const& context, content::Content const& content) {
    auto const& addresses = context.site.addresses;
    auto const texts = context.config_texts.of(context.editions, content);
    return ConfigReply{
        .brand = texts.brand,
        .states = texts.states,
        .prices = {content.brand.prices.currency, content.brand.prices.three_months_cents,
                   content.brand.prices.yearly_cents, static_cast<int>(account::kTrial.count())},
        .onboarding = texts.onboarding,
        .body_signs = texts.body_signs,
        .main_url = context.exchange.as_called(addresses.main_url),
        .service_url = context.exchange.as_called(addresses.service_url),
        .dashboard_url = context.exchange.as_called(addresses.dashboard_url),
        .server_time = context.clock.now(),
        .tz = {},
        .language_code = {},
        .languages = texts.languages,
        .notices = {},
        .sandboxed = context.site.sandboxed,
        .experiments = {},
        .publishable_keys = context.site.public_keys.by_service,
        .account_privacy = context.rules.account.privacy == account::Privacy::open ? "open" : "private",
        .web_push_key = context.site.public_keys.web_push,
        .member = {}};
}

/// Returns the language that was asked for, else the one the member chose, else the one the browser prefers.
std::string language_for(Context const& context, ConfigRequest const& request, http::Visitor const& visitor,
                         http::Request const& whole) {
    if (request.language_code)
        return context.editions->languages().spoken(*request.language_code);
    return context.editions->languages().spoken(
        visitor.session() ? visitor.session()->language_code
                          : std::string{whole.header("Accept-Language").value_or("")});
}

void settle_place(ConfigReply& reply, Context const& context, ConfigRequest const& request) {
    auto const& sentences = content::in_language(context.editions->contents(), reply.language_code).sentences;
    reply.tz = account::known_time_zone(request.tz.value_or(""));
    if (request.tz && reply.tz != *request.tz)
        reply.notices.push_back(sentences.say("We do not know this time zone and use UTC."));
    if (request.language_code && !context.editions->languages().speaks(*request.language_code))
        reply.notices.push_back(sentences.say("We do not speak this language yet and use English."));
}

/// Returns the facts that the device tells and that were not kept so far.
account::DetailsChange news(Context const& context, ConfigRequest const& request, ConfigReply const& reply,
                            account::Member const& known) {
    account::DetailsChange change;
    if (request.tz && reply.tz == *request.tz && reply.tz != known.time_zone)
        change.time_zone = reply.tz;
    if (request.language_code && context.editions->languages().speaks(*request.language_code) &&
        reply.language_code != known.language_code)
        change.language_code = reply.language_code;
    return change;
}

/// A member who travels is met where they are: days begin and end by the zone their device last told.
std::optional<MemberView> member_part(Context const& context, ConfigRequest const& request,
                                      ConfigReply const& reply, account::LiveSession const& session) {
    auto const& texts = context.editions->in(reply.language_code).snapshot;
    auto snapshot = context.rules.read_snapshot(texts, session.member_id, session.revision);
    if (!snapshot)
        return std::nullopt;
    auto const change = news(context, request, reply, snapshot->member);
    if (change.time_zone || change.language_code) {
        context.stores.members.change(session.member_id, change, session.session_id);
        snapshot = context.rules.read_snapshot(texts, session.member_id);
    }
    return snapshot ? std::optional{view_of(*snapshot)} : std::nullopt;
}

http::Answer<ConfigReply> get_config(Context const& context, http::Visitor const& visitor,
                                     ConfigRequest const& request) {
    auto const language = language_for(context, request, visitor, context.exchange.request());
    auto reply = common_part(context, content::in_language(context.editions->contents(), language));
    reply.language_code = language;
    settle_place(reply, context, request);
    if (visitor.session())
        reply.member = member_part(context, request, reply, *visitor.session());
    return http::Answer<ConfigReply>{std::move(reply)}.with_cookie(
        context.cookies.csrf(context.exchange.request(), account::kSessionLife));
}

} // namespace

Route get_config_route() {
    return http::post<get_config>(
        {.operation = "getConfig",
         .path = "/config",
         .summary =
             "Brand, states, prices, addresses, the CSRF cookie, and the member when a session is live.",
         .retries = 2,
         .csrf = http::Csrf::not_required});
}

} // namespace evenkeel::api
