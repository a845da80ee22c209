#pragma once

#include <string>
#include <string_view>

namespace evenkeel::outbound {

/// Who signs, and where the signature holds: AWS Signature Version 4.
struct SigningScope {
    std::string access_key_id{};
    std::string secret_access_key{};
    std::string region{"us-east-1"};

    /// "AKIA…/20151229/us-east-1/s3/aws4_request", for a day written as 20151229.
    [[nodiscard]] std::string credential(std::string_view day) const;
};

/// The signature of a POST policy in lower-case hexadecimal: HMAC-SHA256 of its base64 text under the key of
/// that day, region and service ("Authenticating Requests: Browser-Based Uploads Using POST", Amazon S3 API
/// reference).
[[nodiscard]] std::string sign_policy(SigningScope const& scope, std::string_view day,
                                      std::string_view policy_base64);

/// Takes the same time wherever the first difference is.
[[nodiscard]] bool same_signature(std::string_view left, std::string_view right);

} // namespace evenkeel::outbound
