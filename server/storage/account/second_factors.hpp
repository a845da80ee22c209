#pragma once

#include "core/account/second_factor/second_factors.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlSecondFactors final : public account::SecondFactors {
public:
    explicit SqlSecondFactors(Database& database) : database_{database} {}

    [[nodiscard]] std::optional<account::Authenticator> find(MemberId const& member) const override;
    [[nodiscard]] bool begin(MemberId const& member, std::string const& sealed_secret, Instant now) override;
    [[nodiscard]] bool confirm(MemberId const& member, SessionId const& present,
                               std::string const& sealed_secret, std::int64_t step,
                               std::span<std::string const> recovery_hashes, Instant now) override;
    [[nodiscard]] bool take_step(MemberId const& member, std::int64_t step) override;
    [[nodiscard]] bool take_recovery_code(MemberId const& member, std::string const& hash) override;
    [[nodiscard]] bool replace_recovery_codes(MemberId const& member,
                                              std::span<std::string const> hashes) override;
    void remove(MemberId const& member) override;
    [[nodiscard]] bool is_waiting(MemberId const& member, SessionId const& session) const override;
    [[nodiscard]] std::optional<account::WaitingSignIn> take_try(std::string_view token_hash,
                                                                 Instant now) override;
    [[nodiscard]] bool complete(SessionId const& waiting, account::Session const& session) override;
    std::size_t forget_waiting(Instant before) override;

private:
    Database& database_;
};

/// Ends the second factor, and the sign-ins that wait for one, inside a transaction that does more.
void remove_second_factor(Connection& connection, MemberId const& member);

} // namespace evenkeel::storage
