#include "http/connection/client_address.hpp"

#include <algorithm>
#include <charconv>
#include <ranges>
#include <stdexcept>

#include <arpa/inet.h>

#include "http/values/text.hpp"

namespace evenkeel::http {

namespace {

constexpr AddressBytes kIpv4Prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0, 0};
constexpr std::size_t kIpv4Offset = 96; ///< Bits before an IPv4 address in its IPv6 form.

std::optional<std::size_t> parse_bits(std::string_view text) {
    std::size_t bits = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), bits);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional{bits} : std::nullopt;
}

} // namespace

std::optional<AddressBytes> parse_address(std::string_view text) {
    std::string const terminated{text};
    AddressBytes address{};
    if (inet_pton(AF_INET6, terminated.c_str(), address.data()) == 1)
        return address;
    address = kIpv4Prefix;
    if (inet_pton(AF_INET, terminated.c_str(), address.data() + kIpv4Offset / 8) == 1)
        return address;
    return std::nullopt;
}

bool is_ipv4(AddressBytes const& address) {
    return masked(address, kIpv4Offset) == kIpv4Prefix;
}

std::string print_address(AddressBytes const& address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (is_ipv4(address))
        inet_ntop(AF_INET, address.data() + kIpv4Offset / 8, text.data(), text.size());
    else
        inet_ntop(AF_INET6, address.data(), text.data(), text.size());
    return text.data();
}

AddressBytes masked(AddressBytes address, std::size_t bits) {
    for (std::size_t byte = 0; byte < address.size(); ++byte) {
        auto const kept = std::clamp<std::size_t>(bits > byte * 8 ? bits - byte * 8 : 0, 0, 8);
        address[byte] = static_cast<unsigned char>(address[byte] & (0xff00u >> kept));
    }
    return address;
}

TrustedProxies::TrustedProxies(std::vector<std::string> const& blocks) {
    for (std::string_view const text : blocks) {
        auto const slash = text.find('/');
        auto const address = parse_address(text.substr(0, slash));
        bool const whole = slash == std::string_view::npos;
        auto bits = whole ? std::optional<std::size_t>{128} : parse_bits(text.substr(slash + 1));
        if (address && bits && !whole && is_ipv4(*address))
            *bits += kIpv4Offset;
        if (!address || !bits || *bits > 128)
            throw std::invalid_argument("not an address or CIDR block: " + std::string{text});
        blocks_.push_back({.address = masked(*address, *bits), .bits = *bits});
    }
}

bool TrustedProxies::trusts(AddressBytes const& address) const {
    return std::ranges::any_of(
        blocks_, [&](Block const& block) { return masked(address, block.bits) == block.address; });
}

std::string TrustedProxies::client_address(std::string_view peer, Fields const& headers) const {
    auto client = parse_address(peer);
    if (!client)
        return std::string{peer};
    std::vector<std::string_view> hops;
    for (auto const line : headers.all("X-Forwarded-For"))
        std::ranges::transform(split(line, ','), std::back_inserter(hops), trimmed);
    for (auto const hop : hops | std::views::reverse) {
        auto const address = trusts(*client) ? parse_address(hop) : std::nullopt;
        if (!address)
            break;
        client = address;
    }
    return print_address(*client);
}

bool TrustedProxies::trusts(std::string_view address) const {
    auto const bytes = parse_address(address);
    return bytes && trusts(*bytes);
}

bool TrustedProxies::ignores_forwarding(std::string_view peer, Fields const& headers) const {
    auto const is_forwarded = !headers.all("X-Forwarded-For").empty() || !headers.all("Forwarded").empty();
    return is_forwarded && !trusts(peer);
}

std::string address_block(std::string const& address) {
    auto const bytes = parse_address(address);
    return !bytes || is_ipv4(*bytes) ? address : print_address(masked(*bytes, 64));
}

} // namespace evenkeel::http
