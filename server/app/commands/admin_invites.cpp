#include "app/commands/commands.hpp"
#include "app/commands/open_database.hpp"
#include "core/commerce/create_invite.hpp"
#include "outbound/sodium_secure.hpp"
#include "outbound/system_clock.hpp"
#include "storage/account/trainer_links.hpp"
#include "storage/commerce/invites.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <iostream>

namespace evenkeel::app {
namespace {

commerce::InviteDraft draft_of(CommandLine const& line, commerce::InviteKind kind) {
    return {.kind = kind,
            .first_name = line.first_name,
            .email_address = line.email_address,
            .months = line.months,
            .send_mail = line.send_mail,
            .event_id = std::nullopt};
}

void print(commerce::Invite const& invite, trainer::TrainerLinks const& trainers) {
    std::cout << fmt::format("code     {}\nexpires  {:%Y-%m-%d}\n", spelled_out(invite.code),
                             std::chrono::floor<std::chrono::days>(invite.expires_at));
    if (auto const trainer = trainers.find_trainer(invite.trainer_id))
        std::cout << fmt::format("clients  {}\n", spelled_out(trainer->invite_code));
}

int create_invite(CommandLine const& line, commerce::InviteKind kind) {
    auto const database = open_database(line.config);
    outbound::SystemClock const clock;
    outbound::SodiumSecure secure{clock};
    storage::SqlInvites invites{*database};
    auto const kept = commerce::CreateInvite{invites, clock, secure}({}, draft_of(line, kind));
    if (!kept) {
        std::cerr << "evenkeel: " << kept.error().message.english() << '\n';
        return 2;
    }
    print(kept->invite, storage::SqlTrainerLinks{*database});
    return 0;
}

} // namespace

int create_app_invite(CommandLine const& line) {
    return create_invite(line, commerce::InviteKind::access);
}

int create_trainer_invite(CommandLine const& line) {
    return create_invite(line, commerce::InviteKind::trainer);
}

} // namespace evenkeel::app
