// expected: calling a private constructor of class 'evenkeel::http::PremiumMember'
#include "http/routing/authorizer.hpp"

using namespace evenkeel;

Result<http::PremiumMember> admitted(http::Authorizer const& authorizer, http::Request const& request,
                                     http::Member const& member) {
#ifdef CONTROL
    (void)member;
    return authorizer.admit<http::PremiumMember>(authorizer.identify(request), request, http::Csrf::required);
#else
    (void)authorizer, (void)request;
    return http::PremiumMember{member};
#endif
}
