#pragma once

#include "core/account/sessions/sessions.hpp"

#include <cstdint>
#include <span>

namespace evenkeel::account {

/// An app that makes codes from a secret it shares with us (RFC 6238). It counts once a first code has shown
/// that the member has it.
struct Authenticator {
    std::string sealed_secret;
    std::int64_t last_step{0}; ///< The newest step of time whose code was used: each works once.
    std::optional<Instant> confirmed_at{};
    int recovery_codes_left{0};
};

/// Somebody who has shown the first thing, and is asked for the second.
struct WaitingSignIn {
    Session session; ///< Of its token nobody makes a cookie.
    std::string sealed_secret;
};

/// How long somebody who has shown the first thing may look for the second, and how often they may try.
inline constexpr std::chrono::minutes kSecondStepLife{10};
inline constexpr int kSecondStepTries = 5;

/// Keeps second factors, and the sign-ins that wait for one. **Wherever a store opens a session of a member
/// with a confirmed authenticator, it keeps a waiting sign-in in its place**, so that no way in can forget to
/// ask (docs/decisions/0116-a-second-factor.md).
class SecondFactors {
public:
    virtual ~SecondFactors() = default;

    [[nodiscard]] virtual std::optional<Authenticator> find(MemberId const& member) const = 0;

    /// Begins to set up an authenticator, in the place of one that was never confirmed. False when there is a
    /// confirmed one.
    [[nodiscard]] virtual bool begin(MemberId const& member, std::string const& sealed_secret,
                                     Instant now) = 0;

    /// From now on the authenticator counts, the code of this step is used, these recovery codes are the
    /// member's, and their other sessions have ended. False when another secret, or none, waits to be
    /// confirmed.
    [[nodiscard]] virtual bool confirm(MemberId const& member, SessionId const& present,
                                       std::string const& sealed_secret, std::int64_t step,
                                       std::span<std::string const> recovery_hashes, Instant now) = 0;

    /// Takes the code of this step: of any number of callers at once exactly one succeeds, and none with an
    /// older step.
    [[nodiscard]] virtual bool take_step(MemberId const& member, std::int64_t step) = 0;

    /// Takes a recovery code, once.
    [[nodiscard]] virtual bool take_recovery_code(MemberId const& member, std::string const& hash) = 0;

    /// Replaces all recovery codes. False when there is no confirmed authenticator.
    [[nodiscard]] virtual bool replace_recovery_codes(MemberId const& member,
                                                      std::span<std::string const> hashes) = 0;

    /// Removes the authenticator and the recovery codes. What is gone already is no error.
    virtual void remove(MemberId const& member) = 0;

    /// Whether this session, which was just opened, waits for the second step.
    [[nodiscard]] virtual bool is_waiting(MemberId const& member, SessionId const& session) const = 0;

    /// Counts one try and answers the waiting sign-in with this token. Nothing: there is none, it is too old,
    /// or kSecondStepTries are used up.
    [[nodiscard]] virtual std::optional<WaitingSignIn> take_try(std::string_view token_hash, Instant now) = 0;

    /// Keeps the session, which begins now, in the place of the one that waited. False when that has ended.
    [[nodiscard]] virtual bool complete(SessionId const& waiting, Session const& session) = 0;

    /// Forgets sign-ins that nobody completed before this moment; answers how many.
    virtual std::size_t forget_waiting(Instant before) = 0;
};

} // namespace evenkeel::account
