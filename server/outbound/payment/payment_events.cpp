#include "outbound/payment/payment_events.hpp"

#include "outbound/payment/json_fields.hpp"

namespace evenkeel::outbound {
std::optional<payment::ProviderEvent> read_payment_event(std::string_view body) {
    boost::system::error_code error;
    auto const parsed = boost::json::parse(body, error);
    auto const* const event = error ? nullptr : parsed.if_object();
    auto const* const object = object_in(object_in(event, "data"), "object");
    if (object == nullptr)
        return std::nullopt;
    auto const is_intent = text_of(*object, "object") == "payment_intent";
    payment::ProviderEvent const read{.id = text_of(*event, "id"),
                                      .kind = text_of(*event, "type"),
                                      .payment_id =
                                          PaymentId{text_of(*object, is_intent ? "id" : "payment_intent")}};
    return read.id.empty() || read.payment_id.empty() ? std::nullopt : std::optional{read};
}

} // namespace evenkeel::outbound
