#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "http/values/fields.hpp"

namespace evenkeel::http {

/// An IPv6 address; IPv4 as ::ffff:a.b.c.d, so that both compare alike.
using AddressBytes = std::array<unsigned char, 16>;

[[nodiscard]] std::optional<AddressBytes> parse_address(std::string_view text);
[[nodiscard]] std::string print_address(AddressBytes const& address);

/// The first `bits` of the address, the others zero.
[[nodiscard]] AddressBytes masked(AddressBytes address, std::size_t bits);
[[nodiscard]] bool is_ipv4(AddressBytes const& address);

/// The proxies whose word about the client is taken.
class TrustedProxies {
public:
    /// Addresses or CIDR blocks. Throws std::invalid_argument naming one that is neither.
    explicit TrustedProxies(std::vector<std::string> const& blocks);

    /// The peer itself, or, behind trusted proxies, the last address in X-Forwarded-For that is not one of
    /// them. What comes before it was written by the client and is not believed.
    [[nodiscard]] std::string client_address(std::string_view peer, Fields const& headers) const;

    /// Whether somebody says for whom a request is whose word is not taken: a proxy that was forgotten in the
    /// settings, behind which everybody shares one rate limit, or a client that tries.
    [[nodiscard]] bool ignores_forwarding(std::string_view peer, Fields const& headers) const;

    /// Whether the word of a proxy at this address is taken.
    [[nodiscard]] bool trusts(std::string_view address) const;

private:
    struct Block {
        AddressBytes address;
        std::size_t bits;
    };

    [[nodiscard]] bool trusts(AddressBytes const& address) const;

    std::vector<Block> blocks_;
};

/// Returns the address block that one person at home has: an IPv4 address, or the first 64 bits of an IPv6
/// one. It is the unit of rate limits.
[[nodiscard]] std::string address_block(std::string const& address);

} // namespace evenkeel::http
