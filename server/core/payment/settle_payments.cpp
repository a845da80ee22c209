#include "core/payment/settle_payments.hpp"

#include "core/base/access_code.hpp"

namespace evenkeel::payment {
namespace {

/// Somebody may still be typing their card.
constexpr std::chrono::minutes kTimeToPay{2};
constexpr std::size_t kPage = 100;

} // namespace

Result<void> TakeWebhook::operator()(std::string_view signature, std::string_view body) const {
    auto const now = needs_.clock.now();
    if (!is_signed(signature, body, needs_.secrets, now, needs_.secure))
        return refuse(Fault::malformed_request,
                      Sentence::in_english_only("The signature is missing, wrong or too old."));
    auto const event = needs_.provider.read_event(body);
    if (event)
        needs_.events.keep_once(std::string{needs_.provider.name()}, *event, now,
                                {.kind = kSettlePayment,
                                 .payload = event->payment_id.value(),
                                 .unique_key = std::string{kSettlePayment} + ":" + event->payment_id.value(),
                                 .run_at = now});
    return {};
}

Orders::Goods SettlePayments::goods_for(OrderId const& order) const {
    return {.invite_id = InviteId{needs_.secure.uuid()},
            .invite_code = new_code(needs_.secure),
            .invite_months = needs_.catalogue.bundle_months,
            .downloads_last = needs_.catalogue.downloads_last,
            .receipt = {.kind = kSendReceiptMail,
                        .payload = order.value(),
                        .unique_key = std::string{kSendReceiptMail} + ":" + order.value(),
                        .run_at = needs_.clock.now()}};
}

Result<void> SettlePayments::settle(PaymentId const& id) const {
    auto const payment = needs_.provider.find(id);
    if (!payment)
        return {};
    auto const settled = needs_.orders.settle(*payment, goods_for(payment->order_id), needs_.clock.now());
    return settled ? Result<void>{} : std::unexpected(settled.error());
}

/// Asking for the payment again by the order's id is how a lost answer is found: it is the same payment.
std::optional<Payment> SettlePayments::look_at(Order const& order) const {
    if (!order.payment_id.empty())
        return needs_.provider.find(order.payment_id);
    auto const payment = needs_.provider.create(draft_of(order));
    if (!payment)
        return std::nullopt;
    needs_.orders.attach(order.id, payment->id);
    return *payment;
}

std::size_t SettlePayments::reconcile() const {
    auto const now = needs_.clock.now();
    std::size_t paid = 0;
    OrderId after;
    for (auto page = needs_.orders.list_unpaid(now - kOrderLife, now - kTimeToPay, after, kPage);
         !page.empty(); page = needs_.orders.list_unpaid(now - kOrderLife, now - kTimeToPay, after, kPage)) {
        after = page.back().id;
        for (auto const& order : page) {
            auto const payment = look_at(order);
            if (!payment || payment->progress.paid == 0)
                continue;
            paid += needs_.orders.settle(*payment, goods_for(order.id), now) ? 1U : 0U;
        }
    }
    return paid;
}

std::size_t SettlePayments::forget() const {
    auto const now = needs_.clock.now();
    return needs_.orders.forget_unpaid(now - kEventLife) + needs_.events.forget_before(now - kEventLife);
}

} // namespace evenkeel::payment
