#include "outbound/payment_events.hpp"

#include <boost/json.hpp>

namespace evenkeel::outbound {
namespace {

namespace json = boost::json;

std::string text_of(json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    auto const* const text = value == nullptr ? nullptr : value->if_string();
    return text == nullptr ? std::string{} : std::string{*text};
}

json::object const* inside(json::object const* outer, std::string_view name) {
    auto const* const value = outer == nullptr ? nullptr : outer->if_contains(name);
    return value == nullptr ? nullptr : value->if_object();
}

} // namespace

std::optional<payment::ProviderEvent> read_payment_event(std::string_view body) {
    boost::system::error_code error;
    auto const parsed = json::parse(body, error);
    auto const* const event = error ? nullptr : parsed.if_object();
    auto const* const object = inside(inside(event, "data"), "object");
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
