#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "http/values/fields.hpp"

namespace evenkeel::http {

struct MultipartLimits {
    std::size_t parts{40};
    std::size_t header_bytes{std::size_t{4} * 1024};
    std::size_t field_bytes{std::size_t{16} * 1024};
    std::size_t file_bytes{std::size_t{8} * 1024 * 1024};
};

/// A form as browsers send it, fields in order, with at most one file. The views point into the body.
struct MultipartForm {
    struct Field {
        std::string name{};
        std::string_view value{};
    };

    struct File {
        std::string name{};      ///< Of the form field.
        std::string file_name{}; ///< As the client says; for showing only, never for a path.
        std::string content_type{};
        std::string_view bytes{};
        std::size_t fields_before{0}; ///< S3 ignores fields after the file.
    };

    std::vector<Field> fields{};
    std::vector<File> files{}; ///< None or one.

    /// The first field of that name, compared without case as S3 does; empty when absent.
    [[nodiscard]] std::string_view field(std::string_view name) const;
};

/// Reads multipart/form-data (RFC 7578). Refuses with malformed_request, payload_too_large or
/// unsupported_media_type, saying which part is wrong and how. The body must outlive the form.
[[nodiscard]] Result<MultipartForm> parse_multipart(std::string_view content_type, std::string_view body,
                                                    MultipartLimits const& limits = {});

} // namespace evenkeel::http
