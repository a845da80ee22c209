#include "outbound/sigv4.hpp"

#include "outbound/bytes.hpp"

#include <array>
#include <stdexcept>

#include <fmt/format.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

namespace evenkeel::outbound {

namespace {

std::string hmac_sha256(std::string_view key, std::string_view message) {
    std::array<unsigned char, 32> digest{};
    unsigned int size = digest.size();
    if (HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes_of(message), message.size(),
             digest.data(), &size) == nullptr)
        throw std::runtime_error("OpenSSL cannot compute HMAC-SHA256");
    return {reinterpret_cast<char const*>(digest.data()), size};
}

std::string to_hex(std::string_view bytes) {
    std::string text;
    for (char const byte : bytes)
        text += fmt::format("{:02x}", static_cast<unsigned char>(byte));
    return text;
}

} // namespace

std::string SigningScope::credential(std::string_view day) const {
    return fmt::format("{}/{}/{}/s3/aws4_request", access_key_id, day, region);
}

std::string sign_policy(SigningScope const& scope, std::string_view day, std::string_view policy_base64) {
    auto const of_day = hmac_sha256("AWS4" + scope.secret_access_key, day);
    auto const of_region = hmac_sha256(of_day, scope.region);
    auto const of_service = hmac_sha256(of_region, "s3");
    auto const signing_key = hmac_sha256(of_service, "aws4_request");
    return to_hex(hmac_sha256(signing_key, policy_base64));
}

bool same_signature(std::string_view left, std::string_view right) {
    return left.size() == right.size() && CRYPTO_memcmp(left.data(), right.data(), left.size()) == 0;
}

} // namespace evenkeel::outbound
