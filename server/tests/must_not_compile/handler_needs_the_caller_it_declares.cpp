// expected: no matching function for call to 'post'
#include "http/route.hpp"

using namespace evenkeel;

// The handler works for premium members; a route open to every member must not reach it.
http::Route route() {
    auto const handler = [](http::PremiumMember const&, http::Empty const&) -> http::Answer<http::Empty> {
        return http::Empty{};
    };
#ifdef CONTROL
    using Caller = http::PremiumMember;
#else
    using Caller = http::Member;
#endif
    return http::post<Caller, http::Empty, http::Empty>({.operation = "op", .path = "/", .summary = ""},
                                                        handler);
}
