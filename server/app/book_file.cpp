#include "app/book_file.hpp"

#include "http/files/static_files.hpp"
#include "http/message/error_envelope.hpp"

#include <fmt/format.h>

namespace evenkeel::app {
namespace {

bool may_read(lead::Leads const& leads, std::string_view secret) {
    auto const seat = leads.find(LeadId{std::string{secret}});
    return seat && seat->kind == lead::LeadKind::live_training;
}

} // namespace

http::Endpoint book_file(std::filesystem::path const& folder,
                         std::function<lead::Leads const&(http::Request const&)> leads_of) {
    return [files = http::static_files({.directory = folder, .url_prefix = "/", .page_prefixes = {}}),
            leads_of = std::move(leads_of)](http::Request const& request) {
        auto const secret = request.path_parameter("secret").value_or("");
        auto const name = request.path_parameter("name").value_or("");
        if (!may_read(leads_of(request), secret))
            return http::error_reply({.fault = Fault::not_found,
                                      .field = {},
                                      .message = Sentence::in_english_only(
                                          "This link to the book is not valid, or no longer valid.")},
                                     request.request_id);
        auto inner = request;
        inner.path = fmt::format("/{}", name);
        auto reply = files(inner);
        reply.headers.set("Cache-Control", "private, no-cache");
        reply.headers.set("X-Robots-Tag", "noindex");
        return reply;
    };
}

} // namespace evenkeel::app
