#include "app/commands/commands.hpp"
#include "app/commands/open_database.hpp"
#include "storage/account/audit_log.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <iostream>

namespace evenkeel::app {

int show_audit(CommandLine const& line) {
    auto const database = open_database(line.config);
    storage::SqlAuditLog const log{*database};
    for (auto const& shown : log.list(std::nullopt, static_cast<std::size_t>(line.limit))) {
        auto const& entry = shown.entry;
        std::cout << fmt::format("{:%Y-%m-%d %H:%M:%S}Z  {}  {}  {}  {}\n",
                                 std::chrono::floor<std::chrono::seconds>(entry.at),
                                 shown.actor_email_address.value_or(entry.actor), entry.action,
                                 shown.subject_email_address.value_or(entry.subject), entry.detail);
    }
    return 0;
}

} // namespace evenkeel::app
