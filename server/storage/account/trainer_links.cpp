#include "storage/account/trainer_links.hpp"

#include <sql/trainer_accesses.hpp>
#include <sql/trainer_consents.hpp>
#include <sql/trainer_links.hpp>
#include <sql/trainers.hpp>

#include <algorithm>

namespace evenkeel::storage {
namespace {

trainer::Trainer trainer_of(Row const& row) {
    return {.id = TrainerId{row.text("trainer_id")},
            .first_name = row.text("first_name"),
            .last_name = row.text("last_name"),
            .email_address = row.text("email_address"),
            .invite_code = row.text("invite_code"),
            .created_at = row.instant("created_at")};
}

trainer::Consent consent_of(Row const& row) {
    return {.kind = trainer::data_kind_named(row.text("kind")).value(),
            .granted_at = row.instant("granted_at"),
            .expires_at = row.instant("expires_at")};
}

std::vector<trainer::Consent> consents_of(Connection& connection, MemberId const& member) {
    std::vector<trainer::Consent> consents;
    for (auto const& row : connection.run(sql::trainer_consents::kList, member))
        consents.push_back(consent_of(row));
    std::ranges::sort(consents, {}, &trainer::Consent::kind);
    return consents;
}

std::optional<trainer::Trainer> first_trainer(Rows const& rows) {
    return rows.empty() ? std::nullopt : std::optional{trainer_of(rows.first())};
}

void write_consents(Connection& connection, MemberId const& member,
                    trainer::TrainerLinks::Change const& change) {
    for (auto const& [kind, expires_at] : change.consents) {
        if (expires_at)
            connection.queue(sql::trainer_consents::kUpsert, member, trainer::to_text(kind), change.at,
                             *expires_at);
        else
            connection.queue(sql::trainer_consents::kDelete, member, trainer::to_text(kind));
    }
}

} // namespace

std::optional<trainer::Trainer> SqlTrainerLinks::find_trainer(TrainerId const& trainer) const {
    return database_.read(
        [&](Connection& connection) { return first_trainer(connection.run(sql::trainers::kFind, trainer)); });
}

std::optional<trainer::Trainer> SqlTrainerLinks::find_trainer_by_code(std::string const& invite_code) const {
    return database_.read([&](Connection& connection) {
        return first_trainer(connection.run(sql::trainers::kFindByCode, invite_code));
    });
}

std::optional<trainer::TrainerLink> SqlTrainerLinks::find(MemberId const& member) const {
    return database_.read([&](Connection& connection) -> std::optional<trainer::TrainerLink> {
        auto const rows = connection.run(sql::trainer_links::kFind, member);
        if (rows.empty())
            return std::nullopt;
        return trainer::TrainerLink{.trainer = trainer_of(rows.first()),
                                    .linked_at = rows.first().instant("linked_at"),
                                    .consents = consents_of(connection, member)};
    });
}

trainer::TrainerLinks::Outcome SqlTrainerLinks::change(MemberId const& member, Change const& change) {
    return database_.transact([&](Connection& connection) {
        if (change.trainer)
            connection.queue(sql::trainer_links::kInsert, member, *change.trainer, change.at);
        auto const link = connection.run(sql::trainer_links::kLock, member);
        if (link.empty())
            return Outcome::no_trainer;
        if (change.trainer && link.first().text("trainer_id") != change.trainer->value())
            return Outcome::another_trainer;
        write_consents(connection, member, change);
        return Outcome::done;
    });
}

void SqlTrainerLinks::unlink(MemberId const& member) {
    database_.transact(
        [&](Connection& connection) { connection.queue(sql::trainer_links::kDelete, member); });
}

void SqlTrainerLinks::record_access(trainer::TrainerAccess const& access) {
    database_.transact([&](Connection& connection) {
        connection.queue(sql::trainer_accesses::kInsert, access.member_id, access.id, access.trainer_id,
                         trainer::to_text(access.kind), access.at);
    });
}

std::vector<trainer::TrainerAccess> SqlTrainerLinks::accesses(MemberId const& member,
                                                              std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<trainer::TrainerAccess> accesses;
        for (auto const& row : connection.run(sql::trainer_accesses::kList, member, limit))
            accesses.push_back({.id = TrainerAccessId{row.text("access_id")},
                                .member_id = member,
                                .trainer_id = TrainerId{row.text("trainer_id")},
                                .kind = trainer::data_kind_named(row.text("kind")).value(),
                                .at = row.instant("accessed_at")});
        return accesses;
    });
}

} // namespace evenkeel::storage
