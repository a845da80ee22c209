#include "http/values/multipart.hpp"

#include <optional>

#include <fmt/format.h>

#include "core/base/utf8.hpp"
#include "http/values/text.hpp"

namespace evenkeel::http {

namespace {

std::unexpected<Failure> malformed(std::string message) {
    return refuse(Fault::malformed_request, Sentence::in_english_only(std::move(message)));
}

/// The value of `name` among "; name=value; other=\"quoted\"". Browsers write quotes inside as %22.
std::optional<std::string> parameter(std::string_view header, std::string_view name) {
    while (true) {
        auto const semicolon = header.find(';');
        if (semicolon == std::string_view::npos)
            return std::nullopt;
        header = trimmed(header.substr(semicolon + 1));
        auto const equals = header.find('=');
        if (equals == std::string_view::npos)
            return std::nullopt;
        bool const wanted = same_ignoring_case(trimmed(header.substr(0, equals)), name);
        header.remove_prefix(equals + 1);
        auto const quoted = header.starts_with('"');
        auto const end = quoted ? header.find('"', 1) : header.find(';');
        if (quoted && end == std::string_view::npos)
            return std::nullopt;
        auto const value = quoted ? header.substr(1, end - 1) : trimmed(header.substr(0, end));
        if (wanted)
            return std::string{value};
        header.remove_prefix(end == std::string_view::npos ? header.size() : end);
    }
}

/// RFC 2046 5.1.1: 1 to 70 characters, none of which a line could end with.
Result<std::string> boundary_of(std::string_view content_type) {
    auto const type = trimmed(content_type.substr(0, content_type.find(';')));
    if (!same_ignoring_case(type, "multipart/form-data"))
        return refuse(Fault::unsupported_media_type, "Send the form as multipart/form-data.");
    auto const boundary = parameter(content_type, "boundary");
    if (!boundary || boundary->empty() || boundary->size() > 70 || boundary->ends_with(' '))
        return malformed("The form's Content-Type names no usable boundary.");
    return *boundary;
}

/// The headers of one part: "Name: value" lines.
struct PartHeaders {
    std::string_view disposition{};
    std::string_view content_type{};
};

std::optional<PartHeaders> parse_headers(std::string_view lines) {
    PartHeaders headers;
    while (!lines.empty()) {
        auto const end = lines.find("\r\n");
        auto const line = lines.substr(0, end);
        auto const colon = line.find(':');
        if (colon == std::string_view::npos)
            return std::nullopt;
        auto const value = trimmed(line.substr(colon + 1));
        if (same_ignoring_case(line.substr(0, colon), "Content-Disposition"))
            headers.disposition = value;
        else if (same_ignoring_case(line.substr(0, colon), "Content-Type"))
            headers.content_type = value;
        lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 2);
    }
    return headers;
}

class FormReader {
public:
    FormReader(std::string boundary, std::string_view body, MultipartLimits const& limits)
        : delimiter_{"--" + std::move(boundary)}, rest_{body}, limits_{limits} {}

    Result<MultipartForm> read() {
        if (!rest_.starts_with(delimiter_))
            return malformed("The form does not begin with its boundary.");
        rest_.remove_prefix(delimiter_.size());
        while (!rest_.starts_with("--")) {
            if (!rest_.starts_with("\r\n"))
                return malformed(
                    fmt::format("A line ends in the wrong way after part {} of the form.", parts_));
            rest_.remove_prefix(2);
            if (auto const part = read_part(); !part)
                return std::unexpected(part.error());
        }
        return std::move(form_);
    }

private:
    Result<void> read_part() {
        if (++parts_ > limits_.parts)
            return refuse(Fault::payload_too_large, Sentence::in_english_only(fmt::format(
                                                        "The form has more than {} parts.", limits_.parts)));
        auto const head_end = rest_.substr(0, limits_.header_bytes + 4).find("\r\n\r\n");
        if (head_end == std::string_view::npos)
            return malformed(fmt::format("Part {} of the form has no end to its headers.", parts_));
        auto const headers = parse_headers(rest_.substr(0, head_end));
        rest_.remove_prefix(head_end + 4);
        auto const end = rest_.find("\r\n" + delimiter_);
        if (end == std::string_view::npos)
            return malformed(fmt::format("Part {} of the form is cut off.", parts_));
        auto const content = rest_.substr(0, end);
        rest_.remove_prefix(end + 2 + delimiter_.size());
        auto name = headers ? parameter(headers->disposition, "name") : std::nullopt;
        if (!name || !is_utf8(*name) || !headers->disposition.starts_with("form-data"))
            return malformed(fmt::format("Part {} of the form has no name.", parts_));
        return keep(std::move(*name), *headers, content);
    }

    Result<void> keep(std::string name, PartHeaders const& headers, std::string_view content) {
        auto const file_name = parameter(headers.disposition, "filename");
        // A script may send its file as text, without a file name; S3 goes by the field's name.
        bool const is_file = file_name || same_ignoring_case(name, "file");
        auto const limit = is_file ? limits_.file_bytes : limits_.field_bytes;
        if (content.size() > limit)
            return refuse(
                Fault::payload_too_large, name,
                Sentence::in_english_only(fmt::format("`{}` may have {} bytes at most.", name, limit)));
        if (!is_file) {
            form_.fields.push_back({.name = std::move(name), .value = content});
            return {};
        }
        if (!form_.files.empty())
            return refuse(Fault::malformed_request, name, "The form has more than one file.");
        form_.files.push_back({.name = std::move(name),
                               .file_name = file_name.value_or(""),
                               .content_type = std::string{headers.content_type},
                               .bytes = content,
                               .fields_before = form_.fields.size()});
        return {};
    }

    std::string delimiter_;
    std::string_view rest_;
    MultipartLimits limits_;
    std::size_t parts_{0};
    MultipartForm form_;
};

} // namespace

std::string_view MultipartForm::field(std::string_view name) const {
    for (auto const& candidate : fields)
        if (same_ignoring_case(candidate.name, name))
            return candidate.value;
    return {};
}

Result<MultipartForm> parse_multipart(std::string_view content_type, std::string_view body,
                                      MultipartLimits const& limits) {
    auto boundary = boundary_of(content_type);
    if (!boundary)
        return std::unexpected(std::move(boundary.error()));
    return FormReader{std::move(*boundary), body, limits}.read();
}

} // namespace evenkeel::http
