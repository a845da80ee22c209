#include "core/payment/start_payment.hpp"

#include "core/base/access_code.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace evenkeel::payment {
std::string OrderKeys::key_of(OrderId const& order) const {
    return fmt::format("{}.{}", order.value(), secure_.keyed_digest(link_secret_, "order " + order.value()));
}

std::optional<OrderId> OrderKeys::order_of(std::string_view key) const {
    OrderId order{std::string{key.substr(0, key.find('.'))}};
    auto const is_ours = secure_.sha256(key_of(order)) == secure_.sha256(key);
    return is_ours ? std::optional{std::move(order)} : std::nullopt;
}

std::string normalise_affiliate_code(std::string_view typed) {
    std::string code;
    for (char const letter : typed) {
        auto const upper = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
        if (upper != '-' && !(upper >= 'A' && upper <= 'Z') && !(upper >= '0' && upper <= '9'))
            return {};
        code += upper;
    }
    return code.size() <= kLongestAffiliateCode ? code : std::string{};
}

StartPayment::Discount StartPayment::discount_of(OrderDraft const& draft, Instant now) const {
    if (draft.unique_code.empty() || draft.item != Item::certification)
        return {};
    auto const code = normalise_code(draft.unique_code, "unique_code");
    auto const lead = code ? needs_.leads.find_by_code(*code) : std::nullopt;
    if (!lead || !has_code(lead->kind))
        return {.state = CodeState::unknown, .code = {}, .amount_off = 0};
    if (lead->expires_at <= now)
        return {.state = CodeState::expired, .code = {}, .amount_off = 0};
    if (needs_.orders.is_code_used(*code))
        return {.state = CodeState::used, .code = {}, .amount_off = 0};
    auto const most = price_of(draft.item, needs_.catalogue) - kSmallestTotal;
    return {.state = CodeState::applied,
            .code = *code,
            .amount_off = std::clamp<std::int64_t>(lead->amount_off_usd_cents, 0, most)};
}

Order StartPayment::made(OrderDraft const& draft, Discount const& discount, Instant now) const {
    Order order;
    order.id = OrderId{needs_.secure.uuid()};
    order.event_id = draft.event_id.value_or(EventId{needs_.secure.uuid()});
    order.item = draft.item;
    order.is_course = draft.is_course;
    order.language_code = draft.language_code;
    order.currency = needs_.catalogue.currency;
    order.price = price_of(draft.item, needs_.catalogue);
    order.amount_off = discount.amount_off;
    order.unique_code = discount.code;
    order.affiliate_code = normalise_affiliate_code(draft.affiliate_code);
    order.created_at = now;
    return order;
}

Result<StartedPayment> StartPayment::operator()(OrderDraft const& draft) const {
    auto const now = needs_.clock.now();
    auto const discount = discount_of(draft, now);
    auto const kept = needs_.orders.add_once(made(draft, discount, now));
    auto const& order = kept.order;
    if (order.item != draft.item)
        return refuse(Fault::conflict, "event_uuid", "This event id was already used for something else.");
    auto const payment = needs_.provider.create(draft_of(order));
    if (!payment)
        return std::unexpected(payment.error());
    needs_.orders.attach(order.id, payment->id);
    return StartedPayment{.order = order,
                          .code = order.unique_code.empty() ? discount.state : CodeState::applied,
                          .client_secret = payment->client_secret,
                          .order_key = needs_.keys.key_of(order.id),
                          .is_new = kept.is_new};
}

} // namespace evenkeel::payment
