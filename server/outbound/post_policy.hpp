#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "core/base/result.hpp"
#include "core/reading/signed_uploads.hpp"

namespace evenkeel::outbound {

/// The limits of a signed form's upload, as an S3 POST policy says them.
struct PostPolicy {
    Instant expires{};
    std::string bucket{};
    std::map<std::string, std::string> exact_fields{}; ///< Every form field but policy, signature and file.
    std::size_t smallest{1};                           ///< Bytes of the file.
    std::size_t largest{0};

    [[nodiscard]] std::string to_json() const;
};

/// Checks a form against the base64 text of a policy whose signature has been checked already: it has not
/// expired, the bucket and every field meet their conditions, no field is without one, and the size is in
/// range. Refuses with `upload_refused`, naming the condition. Understands what S3 does: exact matches as
/// objects or "eq", "starts-with" and "content-length-range".
[[nodiscard]] Result<void> check_policy(std::string_view policy_base64, std::string_view bucket,
                                        reading::UploadForm const& form, Instant now);

/// "20151229T000000Z".
[[nodiscard]] std::string amz_date(Instant instant);

} // namespace evenkeel::outbound
