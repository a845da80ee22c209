#include "app/book_file.hpp"

#include "http/files/static_files.hpp"

#include <fmt/format.h>

namespace evenkeel::app {
namespace {

constexpr std::string_view kGonePage = "/book_download/gone";

/// Whoever comes by an old link is a person with a browser: they get a page and no error in JSON.
http::Reply gone() {
    auto reply = http::empty_reply(302);
    reply.headers.set("Location", kGonePage);
    return reply;
}

} // namespace

http::Endpoint book_file(std::filesystem::path const& folder,
                         std::function<bool(http::Request const&, std::string_view secret)> may_read) {
    return [files = http::static_files({.directory = folder, .url_prefix = "/", .page_prefixes = {}}),
            may_read = std::move(may_read)](http::Request const& request) {
        auto const name = request.path_parameter("name").value_or("");
        if (!may_read(request, request.path_parameter("secret").value_or("")))
            return gone();
        auto inner = request;
        inner.path = fmt::format("/{}", name);
        auto reply = files(inner);
        if (reply.status == 404)
            return gone();
        reply.headers.set("Cache-Control", "private, no-cache");
        reply.headers.set("Content-Disposition", "attachment");
        reply.headers.set("X-Robots-Tag", "noindex");
        return reply;
    };
}

} // namespace evenkeel::app
