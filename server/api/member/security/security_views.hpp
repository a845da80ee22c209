#pragma once

#include "api/member/member_reply.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

enum class ProofWay { password, mailed_code, second_factor };
BOOST_DESCRIBE_ENUM(ProofWay, password, mailed_code, second_factor)

struct SecondFactorView {
    /// Whether signing in asks for a code as well.
    bool is_on{false};
    /// Since when. Null: it is off.
    std::optional<Instant> since;
    /// How many recovery codes are unused. {0..10}
    int recovery_codes_left{0};
    /// True for administrators, who cannot switch it off.
    bool is_required{false};
};
BOOST_DESCRIBE_STRUCT(SecondFactorView, (), (is_on, since, recovery_codes_left, is_required))

struct AccountSecurityReply {
    /// Two-step sign-in by codes of an authenticator app.
    SecondFactorView second_factor;
    /// How the member can show that it is them, the first is the usual one. {items 1..2}
    std::vector<ProofWay> proof_ways;
    /// Until when this session needs no further proof. Null: what cannot be taken back asks for one.
    std::optional<Instant> proven_until;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(AccountSecurityReply, (), (second_factor, proof_ways, proven_until, member))

struct RecoveryCodesReply {
    /// Each opens the account once in place of a code. They are shown this once. {items 10..10}
    std::vector<std::string> recovery_codes;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(RecoveryCodesReply, (), (recovery_codes, member))

[[nodiscard]] http::Answer<AccountSecurityReply> security_reply(Context const& context,
                                                                http::Member const& caller);

[[nodiscard]] http::Answer<RecoveryCodesReply>
recovery_reply(Context const& context, http::Member const& caller, Result<std::vector<std::string>> codes);

} // namespace evenkeel::api
