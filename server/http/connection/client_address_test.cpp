#include "http/connection/client_address.hpp"

#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "http/connection/access_log.hpp"

namespace evenkeel::http {
namespace {

std::string seen(std::vector<std::string> const& trusted, std::string_view peer, std::string_view forwarded) {
    Fields headers;
    if (!forwarded.empty())
        headers.add("X-Forwarded-For", forwarded);
    return TrustedProxies{trusted}.client_address(peer, headers);
}

TEST(ClientAddress, IsThePeerWhenNobodyIsTrusted) {
    EXPECT_EQ(seen({}, "203.0.113.7", "198.51.100.1"), "203.0.113.7");
    EXPECT_EQ(seen({"10.0.0.0/8"}, "203.0.113.7", "198.51.100.1"), "203.0.113.7");
}

TEST(ClientAddress, IsTheLastHopThatNoTrustedProxyMade) {
    EXPECT_EQ(seen({"10.0.0.0/8"}, "10.1.2.3", "198.51.100.1"), "198.51.100.1");
    EXPECT_EQ(seen({"10.0.0.0/8"}, "10.1.2.3", "1.1.1.1, 198.51.100.1, 10.9.9.9"), "198.51.100.1")
        << "what stands before it was written by the client";
    EXPECT_EQ(seen({"127.0.0.1"}, "127.0.0.1", "2001:db8::5"), "2001:db8::5");
    EXPECT_EQ(seen({"::1", "fd00::/8"}, "fd12::1", "198.51.100.1"), "198.51.100.1");
}

TEST(ClientAddress, StopsAtWhatIsNoAddress) {
    EXPECT_EQ(seen({"127.0.0.1"}, "127.0.0.1", "198.51.100.1, unknown"), "127.0.0.1");
    EXPECT_EQ(seen({"127.0.0.1"}, "127.0.0.1", ""), "127.0.0.1");
    EXPECT_EQ(seen({"127.0.0.1"}, "127.0.0.1", "'; drop table members"), "127.0.0.1");
}

TEST(ClientAddress, SeesIpv4InItsIpv6Form) {
    EXPECT_EQ(seen({"10.0.0.0/8"}, "::ffff:10.1.2.3", "198.51.100.1"), "198.51.100.1");
    EXPECT_EQ(seen({}, "::ffff:203.0.113.7", ""), "203.0.113.7");
}

TEST(TrustedProxies, RefuseWhatIsNoBlock) {
    for (auto const* const block : {"", "example.org", "10.0.0.0/33", "10.0.0.0/x", "::/129", "10.0.0/8"})
        EXPECT_THROW(TrustedProxies({block}), std::invalid_argument) << block;
}

TEST(AddressBlock, IsWhatOnePersonHas) {
    EXPECT_EQ(address_block("203.0.113.7"), "203.0.113.7");
    EXPECT_EQ(address_block("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    EXPECT_EQ(address_block("not an address"), "not an address");
}

TEST(AccessLog, ShortensAddressesAndPrintsOneLine) {
    EXPECT_EQ(shortened_address("203.0.113.77"), "203.0.113.0");
    EXPECT_EQ(shortened_address("2001:db8:1:2::3"), "2001:db8:1::");
    EXPECT_EQ(shortened_address("\"injected\""), "unknown");
    AccessRecord const record{.at = Instant{},
                              .listener = "main",
                              .request_id = "abc",
                              .method = Method::post,
                              .path_template = "/api/config",
                              .status = 200,
                              .took = std::chrono::microseconds{1500},
                              .bytes_sent = 42,
                              .client_address = "203.0.113.77"};
    EXPECT_EQ(access_line(record),
              R"({"time":"1970-01-01T00:00:00.000Z","listener":"main","request_id":"abc","method":"POST",)"
              R"("path":"/api/config","status":200,"ms":1.5,"bytes":42,"client":"203.0.113.0"})");
}

TEST(TrustedProxies, SaysWhenForwardingIsIgnored) {
    Fields forwarded;
    forwarded.add("X-Forwarded-For", "203.0.113.7");
    TrustedProxies const proxies{{"10.0.0.0/8"}};
    EXPECT_TRUE(proxies.ignores_forwarding("192.0.2.1", forwarded));
    EXPECT_FALSE(proxies.ignores_forwarding("10.0.0.1", forwarded));
    EXPECT_FALSE(proxies.ignores_forwarding("192.0.2.1", {}));
    EXPECT_TRUE(proxies.trusts("10.1.2.3"));
    EXPECT_FALSE(proxies.trusts("192.0.2.1"));
}

} // namespace
} // namespace evenkeel::http
