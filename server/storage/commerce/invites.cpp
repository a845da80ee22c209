#include "storage/commerce/invites.hpp"

#include "storage/account/audit_log.hpp"
#include "storage/commerce/premium_grants.hpp"
#include "storage/engine/columns.hpp"
#include "storage/engine/try_again.hpp"
#include "storage/job/jobs.hpp"

#include <sql/invites.hpp>
#include <sql/trainers.hpp>

namespace evenkeel::storage {
namespace {

commerce::Invite invite_of(Row const& row) {
    return {.id = InviteId{row.text("invite_id")},
            .code = row.text("code"),
            .kind = commerce::invite_kind_named(row.text("kind")),
            .months = static_cast<int>(row.integer("months")),
            .event_id = EventId{row.text("event_id")},
            .created_by = row.text("created_by"),
            .first_name = row.text("first_name"),
            .email_address = row.text("email_address"),
            .trainer_id = TrainerId{row.text_or_null("trainer_id").value_or("")},
            .created_at = row.instant("created_at"),
            .expires_at = row.instant("expires_at"),
            .redeemed_at = row.instant_or_null("redeemed_at")};
}

/// The id of the trainer with this address, who is new unless the address is known.
TrainerId known_or_new(Connection& connection, trainer::Trainer const& trainer) {
    connection.queue(sql::trainers::kInsert, trainer.id, trainer.first_name, trainer.last_name,
                     trainer.email_address, trainer.invite_code, trainer.created_at);
    auto const rows = connection.run(sql::trainers::kFindByAddress, trainer.email_address);
    return TrainerId{rows.first().text("trainer_id")};
}

bool insert(Connection& connection, commerce::Invite const& invite) {
    auto const trainer = invite.trainer_id.empty() ? std::nullopt : std::optional{invite.trainer_id};
    return !connection
                .run(sql::invites::kInsert, invite.id, invite.code, commerce::to_text(invite.kind),
                     invite.months, invite.event_id, invite.created_by, invite.first_name,
                     invite.email_address, trainer, invite.created_at, invite.expires_at)
                .empty();
}

/// Why a code was not redeemed.
commerce::Invites::Redemption judge(Rows const& rows, MemberId const& member) {
    using enum commerce::Invites::Outcome;
    if (rows.empty() ||
        commerce::invite_kind_named(rows.first().text("kind")) == commerce::InviteKind::trainer)
        return {.outcome = unknown, .months = 0};
    auto const& row = rows.first();
    if (row.text_or_null("redeemed_by") == member.value())
        return {.outcome = repeated, .months = static_cast<int>(row.integer("months"))};
    return {.outcome = row.is_null("redeemed_at") ? expired : used, .months = 0};
}

} // namespace

commerce::Invites::Kept SqlInvites::add_once(NewInvite const& added) {
    return database_.transact([&](Connection& connection) -> Kept {
        auto invite = added.invite;
        auto const stored = connection.run(sql::invites::kFindByEvent, invite.created_by, invite.event_id);
        if (!stored.empty())
            return {.invite = invite_of(stored.first()), .is_new = false};
        if (added.trainer)
            invite.trainer_id = known_or_new(connection, *added.trainer);
        if (!insert(connection, invite)) {
            auto const faster =
                connection.run(sql::invites::kFindByEvent, invite.created_by, invite.event_id);
            return {.invite = invite_of(row_in_the_way(faster)), .is_new = false};
        }
        append_audit(connection, added.audit);
        if (added.mail)
            enqueue(connection, *added.mail);
        return {.invite = invite, .is_new = true};
    });
}

std::optional<commerce::Invite> SqlInvites::find(InviteId const& invite) const {
    return database_.read([&](Connection& connection) {
        auto const rows = connection.run(sql::invites::kFind, invite);
        return rows.empty() ? std::nullopt : std::optional{invite_of(rows.first())};
    });
}

commerce::Invites::Redemption SqlInvites::redeem(std::string const& code, MemberId const& member,
                                                 Instant now) {
    return database_.transact([&](Connection& connection) -> Redemption {
        auto const redeemed = connection.run(sql::invites::kRedeem, code, member, now);
        if (redeemed.empty())
            return judge(connection.run(sql::invites::kFindByCode, code), member);
        auto const invite = invite_of(redeemed.first());
        change_grants(connection, member,
                      [&] { insert_grant(connection, member, commerce::grant_of_code(invite, now)); });
        return {.outcome = Outcome::redeemed, .months = invite.months};
    });
}

std::vector<commerce::Invite> SqlInvites::list(std::optional<InviteId> const& before,
                                               std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<commerce::Invite> invites;
        for (auto const& row : connection.run(sql::invites::kList, place(before), limit))
            invites.push_back(invite_of(row));
        return invites;
    });
}

} // namespace evenkeel::storage
