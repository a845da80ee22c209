#include "http/message/error_envelope.hpp"

#include <boost/json/value.hpp>
#include <fmt/format.h>

#include "http/message/fault_status.hpp"
#include "http/values/json_text.hpp"

namespace evenkeel::http {

Reply error_reply(Failure const& failure, std::string_view request_id, Sentences const& sentences) {
    auto const [error_code, status] = on_the_wire(failure.fault);
    boost::json::object envelope;
    envelope.emplace("error_code", boost::json::string_view{error_code});
    envelope.emplace("error_message", sentences.say(failure.message));
    if (!failure.field.empty())
        envelope.emplace("field", failure.field);
    envelope.emplace("request_id", boost::json::string_view{request_id});
    auto reply = text_reply(status, "application/json", print_json(envelope));
    reply.headers.add("Cache-Control", "no-store");
    if (failure.retry_after.count() > 0)
        reply.headers.add("Retry-After", fmt::format("{}", failure.retry_after.count()));
    return reply;
}

} // namespace evenkeel::http
