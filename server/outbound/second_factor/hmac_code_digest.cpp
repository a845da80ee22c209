#include "outbound/second_factor/hmac_code_digest.hpp"

#include <array>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdexcept>

namespace evenkeel::outbound {

std::string HmacCodeDigest::hmac_sha1(std::string_view key, std::string_view message) const {
    std::array<unsigned char, 20> digest{};
    unsigned int size = digest.size();
    auto const* const bytes = reinterpret_cast<unsigned char const*>(message.data());
    if (HMAC(EVP_sha1(), key.data(), static_cast<int>(key.size()), bytes, message.size(), digest.data(),
             &size) == nullptr)
        throw std::runtime_error{"OpenSSL cannot compute HMAC-SHA-1"};
    return {reinterpret_cast<char const*>(digest.data()), size};
}

} // namespace evenkeel::outbound
