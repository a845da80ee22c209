#include "http/files/static_files.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <utility>

#include <fmt/format.h>

#include "http/files/file_cache.hpp"
#include "http/message/byte_range.hpp"
#include "http/message/content_coding.hpp"
#include "http/message/error_envelope.hpp"
#include "http/values/text.hpp"

namespace evenkeel::http {

namespace {

constexpr std::string_view kImmutable = "public, max-age=31536000, immutable";
constexpr std::string_view kAskAgain = "no-cache";

/// A file to answer with, in the coding the client likes best.
struct Chosen {
    CachedFile file;
    std::string_view coding; ///< Empty: as it is.
    bool has_variants{false};
};

/// An empty segment would make what follows an absolute path; one with a dot in front climbs or hides.
bool is_ordinary(std::string_view segment) {
    return !segment.empty() && !segment.starts_with('.');
}

class StaticFiles {
public:
    explicit StaticFiles(StaticTree tree) : tree_{std::move(tree)} {}

    Reply operator()(Request const& request) const {
        if (request.method != Method::get && request.method != Method::head)
            return not_allowed(request);
        auto const name = file_name(request.path);
        if (!name)
            return nothing_at(request);
        auto const chosen = choose(tree_.directory / *name, request);
        if (!chosen)
            return nothing_at(request);
        return answer(request, *name, *chosen);
    }

private:
    /// The file below the directory that this path opens. Nothing for names that are nobody's business.
    [[nodiscard]] std::optional<std::string> file_name(std::string_view path) const {
        auto const prefix =
            std::string_view{tree_.url_prefix}.substr(0, tree_.url_prefix.find_last_not_of('/') + 1);
        bool const outside = !is_at_or_below(path, tree_.url_prefix);
        auto const below = outside ? path : path.substr(prefix.size());
        auto const inside = below.empty() ? std::string_view{"/"} : below;
        auto const segments = split(inside, '/');
        if (segments.size() < 2 ||
            !std::ranges::all_of(segments | std::views::drop(1) | std::views::take(segments.size() - 2),
                                 is_ordinary))
            return std::nullopt;
        if (segments.back().starts_with('.'))
            return std::nullopt;
        bool const names_a_file = segments.back().contains('.');
        if (names_a_file)
            return outside ? std::nullopt : std::optional{std::string{inside.substr(1)}};
        if (is_page(path))
            return "index.html";
        for (auto const& beginning : tree_.open_ended)
            if (is_at_or_below(path, beginning))
                return beginning.substr(1) + "/index.html";
        return outside ? std::nullopt : page_beside(inside);
    }

    [[nodiscard]] bool is_page(std::string_view path) const {
        return std::ranges::any_of(tree_.page_prefixes,
                                   [path](auto const& prefix) { return is_at_or_below(path, prefix); });
    }

    /// "/about" and "/about/" open about/index.html or about.html, whichever was built.
    [[nodiscard]] std::optional<std::string> page_beside(std::string_view inside) const {
        auto base = std::string{inside.substr(1)};
        while (base.ends_with('/'))
            base.pop_back();
        for (auto const& candidate : {base.empty() ? "index.html" : base + "/index.html", base + ".html"}) {
            std::error_code too_long; // a name beyond what the file system can hold is no page
            if (std::filesystem::is_regular_file(tree_.directory / candidate, too_long))
                return candidate;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Chosen> choose(std::filesystem::path const& path,
                                               Request const& request) const {
        static constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kVariants{
            {{"br", ".br"}, {"gzip", ".gz"}}};
        auto plain = cache_.open(path);
        if (!plain)
            return std::nullopt;
        Chosen chosen{.file = std::move(*plain), .coding = {}};
        auto const accepted = request.header("Accept-Encoding").value_or("");
        // Ranges are of the file as it is: the parts of a compressed copy help nobody.
        bool const may_compress = !request.header("Range");
        double best = 0;
        for (auto const& [coding, suffix] : kVariants) {
            auto variant = cache_.open(path.string().append(suffix));
            if (!variant)
                continue;
            chosen.has_variants = true;
            auto const wish = coding_weight(accepted, coding);
            if (may_compress && wish > best) {
                best = wish;
                chosen.file = std::move(*variant);
                chosen.coding = coding;
            }
        }
        return chosen;
    }

    [[nodiscard]] static Reply answer(Request const& request, std::string_view name, Chosen const& chosen) {
        Reply reply;
        auto const& etag = chosen.file.etag;
        reply.headers.add("ETag", etag);
        reply.headers.add("Cache-Control", cache_control(name));
        if (chosen.has_variants)
            reply.headers.add("Vary", "Accept-Encoding");
        if (matches_etag(request.header("If-None-Match").value_or(""), etag)) {
            reply.status = 304;
            return reply;
        }
        reply.headers.add("Content-Type", content_type_of(name));
        reply.headers.add("Accept-Ranges", "bytes");
        if (!chosen.coding.empty())
            reply.headers.add("Content-Encoding", chosen.coding);
        return with_range(request, chosen.file, std::move(reply));
    }

    [[nodiscard]] static Reply with_range(Request const& request, CachedFile const& file, Reply reply) {
        auto const condition = request.header("If-Range");
        bool const whole = condition && *condition != file.etag;
        auto const range = whole ? ByteRange{} : parse_range(request.header("Range").value_or(""), file.size);
        if (range.kind == ByteRange::Kind::unsatisfiable) {
            reply = empty_reply(416);
            reply.headers.add("Content-Range", fmt::format("bytes */{}", file.size));
            return reply;
        }
        if (range.kind == ByteRange::Kind::whole) {
            reply.body = file.body(0, file.size);
            return reply;
        }
        reply.status = 206;
        reply.headers.add("Content-Range", fmt::format("bytes {}-{}/{}", range.first, range.last, file.size));
        reply.body = file.body(range.first, range.last - range.first + 1);
        return reply;
    }

    /// A name with its content's hash in it never changes its content: "assets/index-B7x2kQ9a.js".
    [[nodiscard]] static std::string_view cache_control(std::string_view name) {
        auto const stem = name.substr(0, name.rfind('.'));
        auto const dash = stem.rfind('-');
        bool const hashed = dash != std::string_view::npos && stem.size() - dash > 8;
        bool const asset = name.starts_with("assets/") || name.contains("/assets/");
        return asset && hashed ? kImmutable : kAskAgain;
    }

    /// A missing page leads elsewhere; a missing file is missing, or a script would be answered with a page.
    [[nodiscard]] Reply nothing_at(Request const& request) const {
        auto const last = request.path.substr(request.path.rfind('/') + 1);
        if (tree_.elsewhere.empty() || last.contains('.'))
            return not_found(request);
        auto reply = empty_reply(302);
        reply.headers.add("Location", tree_.elsewhere);
        reply.headers.add("Cache-Control", kAskAgain);
        return reply;
    }

    [[nodiscard]] static Reply not_found(Request const& request) {
        return error_reply(
            {.fault = Fault::not_found, .field = {}, .message = "There is nothing at this address."},
            request.request_id);
    }

    [[nodiscard]] static Reply not_allowed(Request const& request) {
        auto reply = request.method == Method::options
                         ? empty_reply(204)
                         : error_reply({.fault = Fault::method_not_allowed,
                                        .field = {},
                                        .message = "This address answers GET and HEAD only."},
                                       request.request_id);
        reply.headers.add("Allow", "GET, HEAD, OPTIONS");
        return reply;
    }

    StaticTree tree_;
    mutable FileCache cache_;
};

} // namespace

Endpoint static_files(StaticTree tree) {
    return [files = std::make_shared<StaticFiles>(std::move(tree))](Request const& request) {
        return (*files)(request);
    };
}

std::string_view content_type_of(std::string_view file_name) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 29> kTypes{{
        {"html", "text/html; charset=utf-8"},
        {"js", "text/javascript; charset=utf-8"},
        {"mjs", "text/javascript; charset=utf-8"},
        {"css", "text/css; charset=utf-8"},
        {"json", "application/json"},
        {"map", "application/json"},
        {"webmanifest", "application/manifest+json"},
        {"wasm", "application/wasm"},
        {"svg", "image/svg+xml"},
        {"png", "image/png"},
        {"jpg", "image/jpeg"},
        {"jpeg", "image/jpeg"},
        {"webp", "image/webp"},
        {"avif", "image/avif"},
        {"gif", "image/gif"},
        {"ico", "image/x-icon"},
        {"woff2", "font/woff2"},
        {"woff", "font/woff"},
        {"ttf", "font/ttf"},
        {"txt", "text/plain; charset=utf-8"},
        {"md", "text/markdown; charset=utf-8"},
        {"csv", "text/csv; charset=utf-8"},
        {"vtt", "text/vtt; charset=utf-8"},
        {"xml", "application/xml"},
        {"pdf", "application/pdf"},
        {"mp3", "audio/mpeg"},
        {"m4a", "audio/mp4"},
        {"mp4", "video/mp4"},
        {"webm", "video/webm"},
    }};
    auto const dot = file_name.rfind('.');
    auto const extension = dot == std::string_view::npos ? std::string_view{} : file_name.substr(dot + 1);
    auto const found = std::ranges::find_if(
        kTypes, [extension](auto const& type) { return same_ignoring_case(type.first, extension); });
    return found == kTypes.end() ? "application/octet-stream" : found->second;
}

} // namespace evenkeel::http
