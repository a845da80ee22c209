#include "outbound/payment/stripe_payments.hpp"

#include "core/base/unavailable.hpp"
#include "outbound/payment/json_fields.hpp"
#include "outbound/payment/payment_events.hpp"
#include "outbound/web/curl_client.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace evenkeel::outbound {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

constexpr std::array kPausesBeforeAskingAgain{200ms, 800ms};
constexpr std::size_t kLongestId = 255;

/// Ids come from webhooks and stand in addresses.
bool is_stripe_id(std::string_view id) {
    return !id.empty() && id.size() <= kLongestId && std::ranges::all_of(id, [](char const letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '_';
    });
}

/// 409 says that the same key is being worked on; the others that Stripe is busy or ill.
bool is_worth_another_try(int status) {
    return status == 409 || status == 429 || status >= 500;
}

json::object object_of(std::string_view body) {
    boost::system::error_code error;
    auto parsed = json::parse(body, error);
    if (error || !parsed.is_object())
        throw Unavailable{"Stripe answered with something that is no JSON object"};
    return std::move(parsed.get_object());
}

/// The kind of error and its code: the sentence may repeat what a buyer typed, so it stays out of the log.
std::string error_in(WebReply const& reply) {
    boost::system::error_code failed;
    auto const parsed = json::parse(reply.body, failed);
    auto const* const error = failed ? nullptr : object_in(parsed.if_object(), "error");
    return error == nullptr ? fmt::format("status {}", reply.status)
                            : fmt::format("status {}, {} {}", reply.status, text_of(*error, "type"),
                                          text_of(*error, "code"));
}

std::string upper_case(std::string text) {
    std::ranges::transform(text, text.begin(), [](char const letter) {
        return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    });
    return text;
}

std::string lower_case(std::string text) {
    std::ranges::transform(text, text.begin(), [](char const letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return text;
}

/// "visa" and "4242" to "Visa 4242".
std::string card_of(json::object const* charge) {
    auto const* const card = object_in(object_in(charge, "payment_method_details"), "card");
    if (card == nullptr)
        return {};
    auto brand = text_of(*card, "brand");
    if (!brand.empty())
        brand.front() = upper_case(brand.substr(0, 1)).front();
    return brand + " " + text_of(*card, "last4");
}

payment::Buyer buyer_of(json::object const& intent, json::object const* charge) {
    auto const* const billed = object_in(charge, "billing_details");
    auto const name = billed == nullptr ? std::string{} : text_of(*billed, "name");
    auto address = billed == nullptr ? std::string{} : text_of(*billed, "email");
    if (address.empty())
        address = text_of(intent, "receipt_email");
    return {.first_name = name.substr(0, name.find(' ')),
            .email_address = std::move(address),
            .card = card_of(charge)};
}

payment::Payment payment_of(json::object const& intent) {
    auto const* const metadata = object_in(&intent, "metadata");
    auto const* const charge = object_in(&intent, "latest_charge"); // an id where it was not asked for
    return {.id = PaymentId{text_of(intent, "id")},
            .order_id = OrderId{metadata == nullptr ? std::string{} : text_of(*metadata, "order_id")},
            .amount = whole_of(intent, "amount"),
            .currency = upper_case(text_of(intent, "currency")),
            .client_secret = text_of(intent, "client_secret"),
            .progress = {.paid = whole_of(intent, "amount_received"),
                         .refunded = charge == nullptr ? 0 : whole_of(*charge, "amount_refunded"),
                         .disputed = 0,
                         .dispute = payment::Dispute::none},
            .buyer = buyer_of(intent, charge)};
}

/// Inquiries ("warning_…") hold no money back.
payment::Dispute dispute_of(std::string_view status) {
    if (status == "won")
        return payment::Dispute::won;
    if (status == "lost")
        return payment::Dispute::lost;
    return status.starts_with("warning_") || status.empty() ? payment::Dispute::none : payment::Dispute::open;
}

} // namespace

StripePayments::StripePayments(StripeAccount account, WebClient& web, Pause pause)
    : account_{std::move(account)}, web_{web}, pause_{std::move(pause)} {}

WebRequest StripePayments::get(std::string path) const {
    return {.method = WebMethod::get,
            .url = account_.url + std::move(path),
            .headers = {{"Authorization", "Bearer " + account_.secret_key},
                        {"Stripe-Version", std::string{kStripeVersion}}}};
}

WebReply StripePayments::ask(WebRequest const& request) {
    struct Place {
        std::atomic<int>& waiting;
        bool is_free;

        explicit Place(std::atomic<int>& count) : waiting{count}, is_free{count.fetch_add(1) < kMostAtOnce} {}

        ~Place() { waiting.fetch_sub(1); }

        Place(Place const&) = delete;
        Place& operator=(Place const&) = delete;
    };

    Place const place{waiting_};
    if (!place.is_free)
        throw Unavailable{"as many as may are waiting for Stripe"};
    return ask_patiently(request);
}

WebReply StripePayments::ask_patiently(WebRequest const& request) {
    for (std::size_t tries = 0;; ++tries) {
        auto const reply = web_.send(request);
        if (reply && !is_worth_another_try(reply->status))
            return *reply;
        if (tries == kPausesBeforeAskingAgain.size())
            throw Unavailable{"Stripe could not be asked: " + (reply ? error_in(*reply) : reply.error())};
        pause_(kPausesBeforeAskingAgain.at(tries));
    }
}

Result<payment::Payment> StripePayments::create(payment::PaymentDraft const& draft) {
    auto request = get("/v1/payment_intents");
    request.method = WebMethod::post;
    request.headers.emplace_back("Content-Type", "application/x-www-form-urlencoded");
    request.headers.emplace_back("Idempotency-Key", draft.order_id.value());
    request.body = form_of({{"amount", std::to_string(draft.amount)},
                            {"currency", lower_case(draft.currency)},
                            {"description", draft.description},
                            {"automatic_payment_methods[enabled]", "true"},
                            {"metadata[order_id]", draft.order_id.value()}});
    auto const reply = ask(request);
    if (reply.status != 200)
        throw Unavailable{"Stripe made no payment: " + error_in(reply)};
    return payment_of(object_of(reply.body));
}

std::optional<payment::Payment> StripePayments::find(PaymentId const& id) {
    if (!is_stripe_id(id.value()))
        return std::nullopt;
    auto const reply = ask(get("/v1/payment_intents/" + id.value() + "?expand%5B%5D=latest_charge"));
    if (reply.status == 404)
        return std::nullopt;
    if (reply.status != 200)
        throw Unavailable{"Stripe did not show a payment: " + error_in(reply)};
    auto const intent = object_of(reply.body);
    auto payment = payment_of(intent);
    if (payment.order_id.empty())
        return std::nullopt;
    auto const* const charge = object_in(&intent, "latest_charge");
    if (charge != nullptr && is_true(*charge, "disputed"))
        add_disputes(payment);
    return payment;
}

/// A charge can be disputed more than once, one part at a time.
void StripePayments::add_disputes(payment::Payment& payment) {
    auto const reply = ask(get("/v1/disputes?limit=100&payment_intent=" + payment.id.value()));
    if (reply.status != 200)
        throw Unavailable{"Stripe did not show the disputes of a payment: " + error_in(reply)};
    auto const list = object_of(reply.body);
    auto const* const data = list.if_contains("data");
    if (data == nullptr || !data->is_array())
        return;
    for (auto const& entry : data->get_array()) {
        auto const* const dispute = entry.if_object();
        if (dispute == nullptr)
            continue;
        auto const state = dispute_of(text_of(*dispute, "status"));
        if (state == payment::Dispute::none)
            continue;
        payment.progress.disputed += whole_of(*dispute, "amount");
        payment.progress.dispute = std::max(payment.progress.dispute, state);
    }
}

std::optional<payment::ProviderEvent> StripePayments::read_event(std::string_view body) const {
    return read_payment_event(body);
}

} // namespace evenkeel::outbound
