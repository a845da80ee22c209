#include "storage/account/session_proofs.hpp"

#include "storage/job/jobs.hpp"

#include <sql/proof_codes.hpp>
#include <sql/sessions.hpp>

namespace evenkeel::storage {

Instant SqlSessionProofs::proven_at(MemberId const& member, SessionId const& session) const {
    return database_.read([&](Connection& connection) {
        auto const found = connection.run(sql::sessions::kProvenAt, member, session);
        return found.empty() ? Instant{} : found.first().instant("proven_at");
    });
}

void SqlSessionProofs::prove(MemberId const& member, SessionId const& session, Instant now) {
    database_.transact([&](Connection& connection) {
        connection.queue(sql::sessions::kProve, member, session, now);
        connection.queue(sql::proof_codes::kDelete, member, session);
    });
}

void SqlSessionProofs::add_code(account::ProofCode const& code, job::NewJob const& mail) {
    database_.transact([&](Connection& connection) {
        connection.queue(sql::proof_codes::kKeep, code.member_id, code.session_id, code.id, code.expires_at);
        enqueue(connection, mail);
    });
}

bool SqlSessionProofs::is_open(MemberId const& member, LinkId const& code, Instant now) const {
    return database_.read([&](Connection& connection) {
        return !connection.run(sql::proof_codes::kFindOpen, member, code, now).empty();
    });
}

std::optional<LinkId> SqlSessionProofs::take_try(MemberId const& member, SessionId const& session,
                                                 Instant now) {
    return database_.transact([&](Connection& connection) -> std::optional<LinkId> {
        auto const taken =
            connection.run(sql::proof_codes::kTakeTry, member, session, now, account::kProofCodeTries);
        return taken.empty() ? std::nullopt : std::optional{LinkId{taken.first().text("code_id")}};
    });
}

std::size_t SqlSessionProofs::forget_codes(Instant before) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::proof_codes::kForgetEnded, before).changed;
    });
}

} // namespace evenkeel::storage
