#pragma once

#include "core/account/second_factor/second_factors.hpp"
#include "core/account/sessions/session_proofs.hpp"

namespace evenkeel::account {

/// Removes sessions that have expired, and what was kept to open or prove them: nobody can use them, and they
/// say where a member was signed in.
class ForgetSessions {
public:
    ForgetSessions(Sessions& sessions, SessionProofs& proofs, SecondFactors& second_factors,
                   Clock const& clock)
        : sessions_{sessions}, proofs_{proofs}, second_factors_{second_factors}, clock_{clock} {}

    /// Answers how many.
    std::size_t operator()() const {
        auto const now = clock_.now();
        return sessions_.forget_expired(now) + sessions_.forget_devices(now - kDeviceMemory) +
               proofs_.forget_codes(now) + second_factors_.forget_waiting(now);
    }

private:
    Sessions& sessions_;
    SessionProofs& proofs_;
    SecondFactors& second_factors_;
    Clock const& clock_;
};

} // namespace evenkeel::account
