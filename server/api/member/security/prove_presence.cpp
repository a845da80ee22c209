#include "api/member/security/security_views.hpp"

namespace evenkeel::api {

struct ProvePresenceRequest {
    /// One of the account's `proof_ways`.
    ProofWay way{ProofWay::password};
    /// The password, the mailed digits, a code of the authenticator app or a recovery code. {length 1..256}
    std::string secret;
};
BOOST_DESCRIBE_STRUCT(ProvePresenceRequest, (), (way, secret))

namespace {

account::ProofWay way_of(ProofWay way) {
    switch (way) {
    case ProofWay::password:
        return account::ProofWay::password;
    case ProofWay::mailed_code:
        return account::ProofWay::mailed_code;
    case ProofWay::second_factor:
        break;
    }
    return account::ProofWay::second_factor;
}

http::Answer<AccountSecurityReply> prove_presence(Context const& context, http::Member const& caller,
                                                  ProvePresenceRequest const& request) {
    auto const proven = context.rules.account.fresh_proof.prove(caller.id(), caller.session_id(),
                                                                way_of(request.way), request.secret);
    if (!proven)
        return std::unexpected(proven.error());
    return security_reply(context, caller);
}

} // namespace

Route prove_presence_route() {
    return http::post<prove_presence>(
        {.operation = "provePresence",
         .path = "/authorized/account/proof",
         .summary = "Shows that the member is there. For ten minutes, what cannot be taken back goes on "
                    "without asking.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::too_many_requests}});
}

} // namespace evenkeel::api
