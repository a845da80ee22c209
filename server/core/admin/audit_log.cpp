#include "core/admin/audit_log.hpp"

namespace evenkeel::admin {
namespace {

constexpr std::size_t kPseudonymLength = 16;

/// A member's id has 74 random bits (version 7): nobody finds it from its digest by trying.
std::string pseudonym_of_member(MemberId const& member, Secure const& secure) {
    return secure.sha256("audit " + member.value()).substr(0, kPseudonymLength);
}

} // namespace

std::string pseudonym_of(Actor const& actor, Secure const& secure) {
    return actor.member ? pseudonym_of_member(*actor.member, secure) : "command line";
}

AuditEntry audit_entry(Actor const& actor, Deed const& deed, Instant now, Secure& secure) {
    auto const& subject = deed.subject;
    return {.id = AuditId{secure.uuid()},
            .at = now,
            .actor_member = actor.member,
            .actor = pseudonym_of(actor, secure),
            .action = std::string{deed.action},
            .subject_member = subject.member,
            .subject =
                subject.member ? "member:" + pseudonym_of_member(*subject.member, secure) : subject.name,
            .detail = deed.detail};
}

} // namespace evenkeel::admin
