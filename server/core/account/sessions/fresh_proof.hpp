#pragma once

#include "core/account/member/members.hpp"
#include "core/account/second_factor/check_code.hpp"
#include "core/account/sessions/session_proofs.hpp"
#include "core/account/sign_in/link_tokens.hpp"
#include "core/account/sign_in/passwords.hpp"

#include <vector>

namespace evenkeel::account {

/// So long ago somebody may have shown who they are, for what cannot be taken back.
inline constexpr std::chrono::minutes kFreshProof{10};

inline constexpr std::chrono::minutes kProofCodeLife{10};
inline constexpr RateLimit kProofCodes{.calls = 5, .window = std::chrono::hours{1}};
inline constexpr RateLimit kProofGuesses{.calls = 10, .window = std::chrono::minutes{15}};

/// Job kind: mails the six digits. The payload is the code's id and the member's.
inline constexpr char kSendProofCodeMail[] = "send_proof_code_mail";

enum class ProofWay { password, mailed_code, second_factor };

/// How a member's account is protected, as they see it.
struct AccountSecurity {
    Member member;
    std::optional<Authenticator> second_factor; ///< A confirmed one.
    std::vector<ProofWay> ways;
    std::optional<Instant> proven_until; ///< Absent: a proof is asked for.
};

/// A session that was left open, lent or stolen may do what a member does every day, and nothing that cannot
/// be taken back: that asks for a proof of the last ten minutes. Opening a session is one
/// (docs/decisions/0115-a-fresh-proof.md).
class FreshProof {
public:
    struct Parts {
        Members const& members;
        SessionProofs& proofs;
        SecondFactors& second_factors;
        CheckCode const& check_code;
        Passwords& passwords;
        RateLimits& rate_limits;
        LinkTokens const& tokens;
        Clock const& clock;
        Secure& secure;
    };

    explicit FreshProof(Parts parts) : parts_{parts} {}

    /// Refuses with not_allowed, field fresh_proof. An API token has no session: it reads only, and making it
    /// took a proof.
    [[nodiscard]] Result<void> check(MemberId const& member, SessionId const& session) const;

    /// Whether a code of the second factor is the only proof that counts.
    [[nodiscard]] bool asks_for_codes(MemberId const& member) const { return confirmed(member).has_value(); }

    [[nodiscard]] Result<AccountSecurity> look(MemberId const& member, SessionId const& session) const;

    /// Mails six digits that show it. Refuses with too_many_requests, and with conflict where the second
    /// factor is asked for.
    Result<void> mail_code(MemberId const& member, SessionId const& session) const;

    /// Refuses a wrong secret (field secret), a way that is not one of the account's (field way), and with
    /// too_many_requests.
    Result<void> prove(MemberId const& member, SessionId const& session, ProofWay way,
                       std::string const& secret) const;

private:
    [[nodiscard]] Result<void> check_secret(Member const& member, SessionId const& session, ProofWay way,
                                            std::string const& secret) const;
    [[nodiscard]] Result<void> check_mailed(MemberId const& member, SessionId const& session,
                                            std::string const& digits) const;
    [[nodiscard]] std::optional<Authenticator> confirmed(MemberId const& member) const;

    Parts parts_;
};

/// The six digits that are mailed for this code.
[[nodiscard]] std::string proof_digits(LinkTokens const& tokens, LinkId const& code);

} // namespace evenkeel::account
