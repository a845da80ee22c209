#pragma once

#include "core/account/erase_member.hpp"
#include "core/account/forget_links.hpp"
#include "core/job/schedule.hpp"
#include "core/notify/account_mails.hpp"
#include "worker/handler.hpp"

#include <vector>

namespace evenkeel::worker::jobs {

struct AccountUseCases {
    notify::AccountMails const& mails;
    account::EraseMember const& erase_member;
    account::ForgetLinks const& forget_links;
    reading::ObjectStore& objects;
};

/// The jobs about accounts themselves, by their kind. What is handed in must outlive them.
[[nodiscard]] Handlers account_handlers(AccountUseCases use_cases);

[[nodiscard]] std::vector<job::Schedule> account_schedules();

} // namespace evenkeel::worker::jobs
