#include "api/context.hpp"
#include "api/quiz/public_json.hpp"
#include "api/service/routes.hpp"
#include "core/base/access_code.hpp"
#include "core/edition/edition.hpp"
#include "core/lead/lead_rules.hpp"
#include "http/values/timestamp.hpp"

namespace evenkeel::api {

struct LeadRequest {
    /// The visitor's first name. {length 1..80}
    std::string first_name;
    /// The address to write to. {format email}
    std::string email_address;
    /// An identifier that the client makes for this form and sends again with every repeat: with the same one
    /// it is the same lead. {length 1..200}
    std::optional<EventId> event_uuid;
    /// The language of the mail, a BCP 47 tag. Left out: as Accept-Language says.
    std::optional<std::string> language_code;
    /// People do not see this field of the form: whatever fills it in is refused.
    std::optional<std::string> website;
    /// From the first sight of the form to its sending: what types faster than people is refused. {0..}
    std::optional<std::int64_t> elapsed_milliseconds;
};
BOOST_DESCRIBE_STRUCT(LeadRequest, (),
                      (first_name, email_address, event_uuid, language_code, website, elapsed_milliseconds))

enum class Product { certification, book };
BOOST_DESCRIBE_ENUM(Product, certification, book)

struct OpeningRequest : LeadRequest {
    /// The thing that is to open.
    Product product{Product::certification};
};
BOOST_DESCRIBE_STRUCT(OpeningRequest, (LeadRequest), (product))

struct CertificationLeadReply {
    std::string unique_code; ///< The visitor's own code, which is mailed as well: "ABCD-EFGH-JKMN-PQRS".
};
BOOST_DESCRIBE_STRUCT(CertificationLeadReply, (), (unique_code))

struct LeadReply {
    std::string registered_at; ///< When the lead was kept. {format date-time}
};
BOOST_DESCRIBE_STRUCT(LeadReply, (), (registered_at))

struct CertificationCodeFileView {
    std::string first_name;               ///< Of whoever the code was made for.
    std::string unique_code;              ///< The code, in upper case.
    std::int64_t amount_off_usd_cents{0}; ///< Taken off the price of the certification, in cents. {0..}
    std::int64_t expires_at_unix{0};      ///< Unix seconds: from then on it is worth nothing. {0..}
};
BOOST_DESCRIBE_STRUCT(CertificationCodeFileView, (),
                      (first_name, unique_code, amount_off_usd_cents, expires_at_unix))

namespace {

constexpr account::RateLimit kLeadsOfClient{.calls = 30, .window = std::chrono::minutes{10}};

Result<lead::Leads::Kept> keep(Context const& context, LeadRequest const& request, lead::LeadKind kind) {
    auto const asked =
        request.language_code ? std::string_view{*request.language_code} : context.exchange.accept_language();
    return context.rules.lead.register_lead(context.edition.content.offer,
                                            {.kind = kind,
                                             .event_id = request.event_uuid,
                                             .first_name = request.first_name,
                                             .email_address = request.email_address,
                                             .language_code = context.editions->languages().spoken(asked),
                                             .website = request.website.value_or(""),
                                             .elapsed_milliseconds = request.elapsed_milliseconds});
}

http::Answer<LeadReply> reply_of(Result<lead::Leads::Kept> const& kept) {
    if (!kept)
        return std::unexpected(kept.error());
    return http::Answer<LeadReply>{LeadReply{http::print_instant(kept->lead.created_at)}}.with_status(
        kept->is_new ? 201 : 200);
}

http::Answer<CertificationLeadReply>
register_certification(Context const& context, http::ServiceVisitor const&, LeadRequest const& request) {
    auto const kept = keep(context, request, lead::LeadKind::certification);
    if (!kept)
        return std::unexpected(kept.error());
    return http::Answer<CertificationLeadReply>{CertificationLeadReply{spelled_out(kept->lead.unique_code)}}
        .with_status(kept->is_new ? 201 : 200);
}

http::Answer<LeadReply> register_live_training(Context const& context, http::ServiceVisitor const&,
                                               LeadRequest const& request) {
    return reply_of(keep(context, request, lead::LeadKind::live_training));
}

http::Answer<LeadReply> register_opening(Context const& context, http::ServiceVisitor const&,
                                         OpeningRequest const& request) {
    return reply_of(keep(context, request,
                         request.product == Product::book ? lead::LeadKind::book_opening
                                                          : lead::LeadKind::certification_opening));
}

http::Reply read_code_file(Context const& context, http::Request const& request) {
    std::optional<lead::Lead> lead;
    if (auto const code = key_of_json_file(request))
        lead = context.rules.lead.read_code(std::string{*code});
    if (!lead)
        return http::error_reply({.fault = Fault::not_found,
                                  .field = {},
                                  .message = "This code does not exist, or no longer exists."},
                                 request.request_id);
    auto reply = public_json(
        request,
        http::encode(CertificationCodeFileView{
            .first_name = lead->first_name,
            .unique_code = spelled_out(lead->unique_code),
            .amount_off_usd_cents = lead->amount_off_usd_cents,
            .expires_at_unix =
                std::chrono::floor<std::chrono::seconds>(lead->expires_at).time_since_epoch().count()}),
        context.secure);
    reply.headers.add("X-Robots-Tag", "noindex");
    return reply;
}

/// All three forms are bounded alike.
http::RouteSpec bounded(http::RouteSpec spec) {
    spec.refusals = {Fault::invalid_input, Fault::conflict, Fault::too_many_requests};
    spec.statuses = {200, 201};
    spec.limit = kLeadsOfClient;
    return spec;
}

} // namespace

Route register_certification_route() {
    return http::post<register_certification>(
        bounded({.operation = "registerCertification",
                 .path = "/register-certification",
                 .summary = "Keeps who wants the certification offer, makes their unique code and mails it.",
                 .retries = 3}));
}

Route register_live_training_route() {
    return http::post<register_live_training>(
        bounded({.operation = "registerLiveTraining",
                 .path = "/register-live-training",
                 .summary = "Keeps a seat in the live training and mails that it is kept.",
                 .retries = 2}));
}

Route register_opening_route() {
    return http::post<register_opening>(
        bounded({.operation = "registerOpening",
                 .path = "/register-opening",
                 .summary = "Keeps who wants to be told when the shop of a product opens.",
                 .retries = 2}));
}

PublicFile certification_code_file() {
    return {{.operation = "getCertificationCodeFile",
             .path = "/temp/{filename}",
             .summary =
                 "What a unique code is worth, {unique_code}.json, for whoever holds it. Search engines "
                 "are asked to leave it out.",
             .replies = {http::file_schema<CertificationCodeFileView>},
             .refusals = {Fault::not_found}},
            read_code_file};
}

} // namespace evenkeel::api
