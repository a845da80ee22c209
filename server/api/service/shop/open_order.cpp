#include "api/context.hpp"
#include "api/service/routes.hpp"
#include "core/commerce/commerce_rules.hpp"
#include "core/commerce/invites.hpp"
#include "http/message/error_envelope.hpp"
#include "http/values/timestamp.hpp"

namespace evenkeel::api {

struct OpenOrderRequest {
    std::string order_key; ///< From the call that opened the checkout. {length 1..200}
};
BOOST_DESCRIBE_STRUCT(OpenOrderRequest, (), (order_key))

/// How far an order has come.
enum class OrderStateView { open, paid, partly_refunded, refunded, disputed, dispute_lost };
BOOST_DESCRIBE_ENUM(OrderStateView, open, paid, partly_refunded, refunded, disputed, dispute_lost)

/// The thing that is bought.
enum class OrderItemView { certification, book, book_bundle };
BOOST_DESCRIBE_ENUM(OrderItemView, certification, book, book_bundle)

struct OrderView {
    OrderItemView item{OrderItemView::book};    ///< The thing that was bought.
    OrderStateView state{OrderStateView::open}; ///< How far the order has come.
    std::string currency;                       ///< ISO 4217, upper case.
    std::int64_t total_minor{0};                ///< In the currency's smallest unit. {1..}
    std::int64_t refunded_minor{0};             ///< The amount that went back. {0..}
    std::optional<std::string> receipt_number;  ///< Null until it is paid.
    std::optional<std::string> paid_at;         ///< When it was paid. {format date-time}
    std::optional<std::string> first_name;      ///< Of the buyer.
    std::optional<std::string> email_address;   ///< Where the receipt went.
    std::optional<std::string> card;            ///< Its name and last four digits.
    int downloads_left{0};                      ///< Of the book's files. {0..}
    std::optional<std::string>
        downloads_until; ///< When the book's files can no longer be loaded. {format date-time}
    std::optional<std::string> access_code; ///< Three months of membership, to redeem or to give away.
};
BOOST_DESCRIBE_STRUCT(OrderView, (),
                      (item, state, currency, total_minor, refunded_minor, receipt_number, paid_at,
                       first_name, email_address, card, downloads_left, downloads_until, access_code))

namespace {

OrderStateView state_of(payment::Progress const& progress) {
    using enum OrderStateView;
    if (progress.paid == 0)
        return open;
    if (progress.dispute == payment::Dispute::lost)
        return dispute_lost;
    if (progress.refunded >= progress.paid)
        return refunded;
    if (progress.dispute == payment::Dispute::open)
        return disputed;
    return progress.refunded > 0 ? partly_refunded : paid;
}

std::optional<std::string> if_any(std::string const& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

std::optional<std::string> printed(std::optional<Instant> const& instant) {
    return instant ? std::optional{http::print_instant(*instant)} : std::nullopt;
}

std::optional<std::string> access_code_of(Context const& context, payment::Order const& order) {
    if (order.invite_id.empty() || !payment::is_entitled(order.progress))
        return std::nullopt;
    auto const invite = context.stores.invites.find(order.invite_id);
    return invite ? std::optional{spelled_out(invite->code)} : std::nullopt;
}

OrderView view_of(Context const& context, payment::Order const& order) {
    OrderView view{.item = static_cast<OrderItemView>(order.item),
                   .state = state_of(order.progress),
                   .currency = order.currency,
                   .total_minor = payment::total_of(order),
                   .refunded_minor = order.progress.refunded,
                   .receipt_number = std::nullopt,
                   .paid_at = printed(order.paid_at),
                   .first_name = if_any(order.buyer.first_name),
                   .email_address = if_any(order.buyer.email_address),
                   .card = if_any(order.buyer.card),
                   .downloads_left = context.rules.commerce.payment.open_order.downloads_left(order),
                   .downloads_until = printed(order.downloads_until),
                   .access_code = access_code_of(context, order)};
    if (order.receipt_number > 0)
        view.receipt_number = payment::receipt_text(order);
    return view;
}

http::Answer<OrderView> open_order(Context const& context, http::ServiceVisitor const&,
                                   OpenOrderRequest const& request) {
    auto const& rules = context.rules.commerce.payment;
    auto const id = rules.keys.order_of(request.order_key);
    auto const order = id ? rules.open_order.find(*id) : std::nullopt;
    if (!order)
        return refuse(Fault::not_found, "order_key", "There is no such order.");
    return view_of(context, *order);
}

http::Reply receive_payment_event(Context const& context, http::Request const& request) {
    auto const taken = context.rules.commerce.payment.take_webhook(
        request.header("Stripe-Signature").value_or(""), request.body);
    return taken ? http::empty_reply(204) : http::error_reply(taken.error(), request.request_id);
}

} // namespace

Route open_order_route() {
    return http::post<open_order>(
        {.operation = "openOrder",
         .path = "/order",
         .summary = "How far an order has come, for whoever opened its checkout, and what it brought once it "
                    "is paid.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::not_found},
         .limit = account::RateLimit{.calls = 600, .window = std::chrono::minutes{10}}});
}

PublicFile receive_payment_event_file() {
    return {{.operation = "receivePaymentEvent",
             .path = "/payment-events",
             .summary = "The payment provider tells its news here, signed by the header Stripe-Signature.",
             .method = http::Method::post,
             .refusals = {Fault::malformed_request}},
            receive_payment_event};
}

} // namespace evenkeel::api
