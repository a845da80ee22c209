#include "api/context.hpp"
#include "api/service/routes.hpp"
#include "core/commerce/commerce_rules.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {

struct CertificationPaymentRequest {
    /// The code of whoever sent the visitor here. One that does not look like a code is left out, because no
    /// sale is refused for it. {length 0..200}
    std::optional<std::string> affiliate_code;
    /// Whether the checkout was opened on the course's page.
    std::optional<bool> is_course;
    /// The visitor's own code from `/register-certification`, as they typed it or as it stood in the address.
    /// {length 0..200}
    std::optional<std::string> unique_code;
    /// An identifier that the client makes for this checkout and sends again with every repeat: with the same
    /// one it is the same order and the same payment. {length 1..200}
    std::optional<EventId> event_uuid;
    /// The language of the receipt, a BCP 47 tag. Left out: as Accept-Language says.
    std::optional<std::string> language_code;
};
BOOST_DESCRIBE_STRUCT(CertificationPaymentRequest, (),
                      (affiliate_code, is_course, unique_code, event_uuid, language_code))

struct BookPaymentsRequest {
    /// As for the certification. {length 0..200}
    std::optional<std::string> affiliate_code;
    /// As for the certification; one identifier for both payments. {length 1..200}
    std::optional<EventId> event_uuid;
    /// The language of the receipt, a BCP 47 tag. Left out: as Accept-Language says.
    std::optional<std::string> language_code;
};
BOOST_DESCRIBE_STRUCT(BookPaymentsRequest, (), (affiliate_code, event_uuid, language_code))

/// The fate of the visitor's own code.
enum class CodeStateView { none, applied, unknown, expired, used };
BOOST_DESCRIBE_ENUM(CodeStateView, none, applied, unknown, expired, used)

struct PaymentIntentView {
    std::string provider; ///< Who takes the card: "sandbox" has a form of ours and takes test cards only.
    std::string client_secret;   ///< Lets this browser pay this one payment.
    std::string order_key;       ///< Opens the order with `/order`, and the book's files once it is paid.
    std::string currency;        ///< ISO 4217, upper case.
    std::int64_t price_minor{0}; ///< In the currency's smallest unit, as all amounts. {1..}
    std::int64_t amount_off_minor{0};              ///< Taken off by the code. {0..}
    std::int64_t total_minor{0};                   ///< The amount that is charged. {1..}
    CodeStateView code_state{CodeStateView::none}; ///< The fate of the visitor's own code.
};
BOOST_DESCRIBE_STRUCT(PaymentIntentView, (),
                      (provider, client_secret, order_key, currency, price_minor, amount_off_minor,
                       total_minor, code_state))

struct BookPaymentsReply {
    PaymentIntentView book;        ///< Pays the book alone.
    PaymentIntentView book_bundle; ///< Pays the book and a code for three months of membership.
};
BOOST_DESCRIBE_STRUCT(BookPaymentsReply, (), (book, book_bundle))

namespace {

constexpr account::RateLimit kCheckoutsOfClient{.calls = 60, .window = std::chrono::minutes{10}};

CodeStateView view_of(payment::CodeState state) {
    switch (state) {
    case payment::CodeState::none:
        return CodeStateView::none;
    case payment::CodeState::applied:
        return CodeStateView::applied;
    case payment::CodeState::unknown:
        return CodeStateView::unknown;
    case payment::CodeState::expired:
        return CodeStateView::expired;
    case payment::CodeState::used:
        return CodeStateView::used;
    }
    return CodeStateView::none;
}

std::string language_of(Context const& context, std::optional<std::string> const& asked) {
    return context.editions->languages().spoken(asked ? std::string_view{*asked}
                                                      : context.exchange.accept_language());
}

Result<PaymentIntentView> start(Context const& context, payment::OrderDraft const& draft) {
    auto const& rules = context.rules.commerce.payment;
    auto const started = rules.start_payment(draft);
    if (!started)
        return std::unexpected(started.error());
    return PaymentIntentView{.provider = std::string{rules.provider_name},
                             .client_secret = started->client_secret,
                             .order_key = started->order_key,
                             .currency = started->order.currency,
                             .price_minor = started->order.price,
                             .amount_off_minor = started->order.amount_off,
                             .total_minor = payment::total_of(started->order),
                             .code_state = view_of(started->code)};
}

http::Answer<PaymentIntentView> create_certification_payment(Context const& context,
                                                             http::ServiceVisitor const&,
                                                             CertificationPaymentRequest const& request) {
    auto started = start(context, {.item = payment::Item::certification,
                                   .is_course = request.is_course.value_or(false),
                                   .event_id = request.event_uuid,
                                   .unique_code = request.unique_code.value_or(""),
                                   .affiliate_code = request.affiliate_code.value_or(""),
                                   .language_code = language_of(context, request.language_code)});
    if (!started)
        return std::unexpected(started.error());
    return *std::move(started);
}

http::Answer<BookPaymentsReply> create_book_payments(Context const& context, http::ServiceVisitor const&,
                                                     BookPaymentsRequest const& request) {
    auto const started = [&](payment::Item item) {
        // One checkout is two orders, of which mostly one is paid: each has an event of its own.
        auto const event =
            request.event_uuid
                ? std::optional{EventId{request.event_uuid->value() + " " + std::string{word_of(item)}}}
                : std::nullopt;
        return start(context, {.item = item,
                               .event_id = event,
                               .affiliate_code = request.affiliate_code.value_or(""),
                               .language_code = language_of(context, request.language_code)});
    };
    auto book = started(payment::Item::book);
    if (!book)
        return std::unexpected(book.error());
    auto bundle = started(payment::Item::book_bundle);
    if (!bundle)
        return std::unexpected(bundle.error());
    return BookPaymentsReply{*std::move(book), *std::move(bundle)};
}

} // namespace

Route create_certification_payment_route() {
    return http::post<create_certification_payment>(
        {.operation = "createCertificationPaymentIntent",
         .path = "/certification-payment-intent",
         .summary = "Opens a checkout of the certification. The server works out the total.",
         .retries = 3,
         .refusals = {Fault::invalid_input, Fault::conflict, Fault::purchase_refused,
                      Fault::too_many_requests},
         .limit = kCheckoutsOfClient});
}

Route create_book_payments_route() {
    return http::post<create_book_payments>({.operation = "createBookPaymentIntents",
                                             .path = "/book-payment-intents",
                                             .summary = "Opens a checkout of the book, alone and with three "
                                                        "months of membership: two payments, of which the "
                                                        "visitor pays one.",
                                             .retries = 3,
                                             .refusals = {Fault::invalid_input, Fault::conflict,
                                                          Fault::purchase_refused, Fault::too_many_requests},
                                             .limit = kCheckoutsOfClient});
}

} // namespace evenkeel::api
