#include "api/member/security/security_views.hpp"

namespace evenkeel::api {
namespace {

ProofWay way_of(account::ProofWay way) {
    switch (way) {
    case account::ProofWay::password:
        return ProofWay::password;
    case account::ProofWay::mailed_code:
        return ProofWay::mailed_code;
    case account::ProofWay::second_factor:
        break;
    }
    return ProofWay::second_factor;
}

SecondFactorView view_of(account::AccountSecurity const& security) {
    auto const& factor = security.second_factor;
    return {.is_on = factor.has_value(),
            .since = factor ? factor->confirmed_at : std::nullopt,
            .recovery_codes_left = factor ? factor->recovery_codes_left : 0,
            .is_required = account::needs_second_factor(security.member)};
}

} // namespace

http::Answer<AccountSecurityReply> security_reply(Context const& context, http::Member const& caller) {
    auto const security = context.rules.account.fresh_proof.look(caller.id(), caller.session_id());
    if (!security)
        return std::unexpected(security.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    std::vector<ProofWay> ways;
    for (auto const way : security->ways)
        ways.push_back(way_of(way));
    return AccountSecurityReply{.second_factor = view_of(*security),
                                .proof_ways = std::move(ways),
                                .proven_until = security->proven_until,
                                .member = std::move(*view)};
}

http::Answer<RecoveryCodesReply> recovery_reply(Context const& context, http::Member const& caller,
                                                Result<std::vector<std::string>> codes) {
    if (!codes)
        return std::unexpected(codes.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return RecoveryCodesReply{.recovery_codes = std::move(*codes), .member = std::move(*view)};
}

} // namespace evenkeel::api
