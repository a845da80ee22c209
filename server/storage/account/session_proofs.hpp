#pragma once

#include "core/account/sessions/session_proofs.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlSessionProofs final : public account::SessionProofs {
public:
    explicit SqlSessionProofs(Database& database) : database_{database} {}

    [[nodiscard]] Instant proven_at(MemberId const& member, SessionId const& session) const override;
    void prove(MemberId const& member, SessionId const& session, Instant now) override;
    void add_code(account::ProofCode const& code, job::NewJob const& mail) override;
    [[nodiscard]] bool is_open(MemberId const& member, LinkId const& code, Instant now) const override;
    [[nodiscard]] std::optional<LinkId> take_try(MemberId const& member, SessionId const& session,
                                                 Instant now) override;
    std::size_t forget_codes(Instant before) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
