#pragma once

#include <string>
#include <vector>

namespace evenkeel::storage::postgres {

/// An address taken apart for PostgreSQL's own programs. The password goes through the environment, because
/// everybody on the machine can read what a process was started with.
struct ToolAddress {
    std::string conninfo; ///< Without the password.
    std::string password;
};

/// `database` replaces the one of the address unless it is empty. Throws Unavailable when it is no address.
[[nodiscard]] ToolAddress tool_address(std::string const& url, std::string const& database = {});

/// Runs pg_dump or pg_restore to its end, without a shell. Throws Unavailable with what it said when it
/// failed, took longer than two hours or is not installed.
void run_tool(std::vector<std::string> arguments, ToolAddress const& address);

} // namespace evenkeel::storage::postgres
