#include "outbound/web/curl_client.hpp"

#include <boost/url/encode.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>
#include <curl/curl.h>
#include <fmt/format.h>

#include <memory>

namespace evenkeel::outbound {
namespace {

constexpr std::size_t kLargestReply = std::size_t{1} << 20;
constexpr long kConnectMilliseconds = 3000;

struct EndOfHandle {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
};

struct EndOfList {
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

using HeaderList = std::unique_ptr<curl_slist, EndOfList>;

/// This thread's handle. Resetting its options leaves its connections open.
CURL* handle_of_thread() {
    static bool const is_ready = curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
    thread_local std::unique_ptr<CURL, EndOfHandle> const handle{is_ready ? curl_easy_init() : nullptr};
    if (handle)
        curl_easy_reset(handle.get());
    return handle.get();
}

std::size_t take_piece(char const* piece, std::size_t size, std::size_t count, void* into) {
    auto& body = *static_cast<std::string*>(into);
    auto const length = size * count;
    if (body.size() + length > kLargestReply)
        return 0; // libcurl ends the transfer
    body.append(piece, length);
    return length;
}

HeaderList headers_of(WebRequest const& request) {
    HeaderList list;
    for (auto const& [name, value] : request.headers) {
        auto* const longer = curl_slist_append(list.get(), fmt::format("{}: {}", name, value).c_str());
        if (longer == nullptr)
            throw std::bad_alloc{};
        (void)list.release(); // it is the head of `longer`
        list.reset(longer);
    }
    return list;
}

bool is_allowed(std::string_view url) {
    auto const parsed = boost::urls::parse_uri(url);
    if (!parsed)
        return false;
    auto const is_loopback =
        parsed->host() == "127.0.0.1" || parsed->host() == "[::1]" || parsed->host() == "localhost";
    return parsed->scheme() == "https" || (parsed->scheme() == "http" && is_loopback);
}

void set_up(CURL* handle, WebRequest const& request, curl_slist* headers, WebReply& reply) {
    curl_easy_setopt(handle, CURLOPT_URL, request.url.c_str());
    curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L); // signals and threads do not go together
    curl_easy_setopt(handle, CURLOPT_CONNECTTIMEOUT_MS, kConnectMilliseconds);
    curl_easy_setopt(handle, CURLOPT_TIMEOUT_MS, static_cast<long>(request.time_out.count()));
    curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, take_piece);
    curl_easy_setopt(handle, CURLOPT_WRITEDATA, &reply.body);
    if (request.method == WebMethod::post) {
        curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE, static_cast<long>(request.body.size()));
        curl_easy_setopt(handle, CURLOPT_POSTFIELDS, request.body.c_str()); // also makes it a POST
    }
}

} // namespace

std::expected<WebReply, std::string> CurlClient::send(WebRequest const& request) {
    if (!is_allowed(request.url))
        return std::unexpected{"only https, and http to loopback, is asked"};
    auto* const handle = handle_of_thread();
    if (handle == nullptr)
        return std::unexpected{"libcurl could not start"};
    auto const headers = headers_of(request);
    WebReply reply;
    set_up(handle, request, headers.get(), reply);
    auto const result = curl_easy_perform(handle);
    long status = 0;
    curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
    curl_easy_reset(handle); // it holds addresses of this call
    if (result != CURLE_OK)
        return std::unexpected{std::string{curl_easy_strerror(result)}};
    reply.status = static_cast<int>(status);
    return reply;
}

std::string form_of(std::vector<std::pair<std::string, std::string>> const& pairs) {
    std::string form;
    for (auto const& [name, value] : pairs) {
        if (!form.empty())
            form += '&';
        form += boost::urls::encode(name, boost::urls::unreserved_chars);
        form += '=';
        form += boost::urls::encode(value, boost::urls::unreserved_chars);
    }
    return form;
}

} // namespace evenkeel::outbound
