// expected: implicit instantiation of undefined template 'evenkeel::http::detail::HandlerTypes<
#include "http/routing/route.hpp"

using namespace evenkeel;

struct Context {};

// A member's id is no proof that the member calls.
#ifdef CONTROL
using Caller = http::Member;
#else
using Caller = MemberId;
#endif

http::Answer<http::Empty> handler(Context const&, Caller const&, http::Empty const&) {
    return http::Empty{};
}

http::Route<Context> route() {
    return http::post<handler>({.operation = "op", .path = "/", .summary = ""});
}
