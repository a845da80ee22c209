#include "storage/backup/postgres_copy.hpp"

#include "core/base/unavailable.hpp"
#include "storage/backup/postgres_tool.hpp"
#include "storage/engine/postgres_connection.hpp"

#include <fmt/format.h>

namespace evenkeel::storage::postgres {
namespace {

constexpr Statement kTables{
    "backup/tables", "",
    "SELECT count(*) AS count FROM information_schema.tables WHERE table_schema = 'public'"};
constexpr Statement kOthers{"backup/others", "",
                            "SELECT count(*) AS count FROM pg_stat_activity WHERE datname = "
                            "current_database() AND pid <> pg_backend_pid() AND backend_type = "
                            "'client backend'"};
constexpr Statement kAside{"backup/aside", "",
                           "SELECT count(*) AS count FROM pg_namespace WHERE nspname = 'evenkeel_replaced'"};
constexpr Statement kUnchecked{
    "backup/unchecked", "",
    "SELECT conrelid::regclass || ' ' || conname AS name FROM pg_constraint WHERE NOT convalidated"};

/// A hundred gigabytes are copied in it.
constexpr std::chrono::hours kPatienceForTables{2};

} // namespace

/// pg_dump reads everything in one transaction, so that the copy shows one moment.
void copy_whole(std::string const& url, std::filesystem::path const& to) {
    run_tool({"pg_dump", "--format=custom", "--no-owner", "--no-privileges",
              "--exclude-table-data=public.member_keys", "--file=" + to.string()},
             tool_address(url));
    std::filesystem::permissions(to,
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

void rewrite_texts(std::string const& url) {
    PostgresConnection connection{url};
    connection.run_script("SET statement_timeout = 0");
    for (auto const* table : {"VACUUM FULL journal_messages", "VACUUM FULL safety_profiles"})
        connection.run_script_within(kPatienceForTables, table);
}

void put_back(std::filesystem::path const& copy, std::string const& url) {
    if (!is_empty(url))
        throw Unavailable{"there are tables in the database already"};
    run_tool({"pg_restore", "--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error",
              copy.string()},
             tool_address(url));
}

bool is_empty(std::string const& url) {
    return PostgresConnection{url}.run(kTables).first().integer("count") == 0;
}

void set_aside(std::string const& url) {
    PostgresConnection connection{url};
    if (connection.run(kOthers).first().integer("count") > 0)
        throw Unavailable{"the database is in use: stop the servers that work with it"};
    if (connection.run(kTables).first().integer("count") == 0)
        return;
    connection.run_script("BEGIN; DROP SCHEMA IF EXISTS evenkeel_replaced CASCADE; "
                          "ALTER SCHEMA public RENAME TO evenkeel_replaced; CREATE SCHEMA public; COMMIT");
}

void bring_back(std::string const& url) {
    PostgresConnection connection{url};
    if (connection.run(kAside).first().integer("count") > 0)
        connection.run_script("BEGIN; DROP SCHEMA public CASCADE; "
                              "ALTER SCHEMA evenkeel_replaced RENAME TO public; COMMIT");
}

void forget_aside(std::string const& url) {
    PostgresConnection{url}.run_script("DROP SCHEMA IF EXISTS evenkeel_replaced CASCADE");
}

/// A dump that is thrown away reads every row, and every page with it.
std::vector<std::string> find_damage(std::string const& url) {
    std::vector<std::string> found;
    try {
        run_tool({"pg_dump", "--format=custom", "--compress=0", "--no-sync", "--file=/dev/null"},
                 tool_address(url));
    } catch (Unavailable const& error) {
        found.emplace_back(error.what());
    }
    for (auto const& row : PostgresConnection{url}.run(kUnchecked))
        found.push_back("a constraint that was never checked: " + row.text("name"));
    return found;
}

void create_beside(std::string const& url, std::string const& name) {
    try {
        PostgresConnection{url}.run_script("CREATE DATABASE " + name);
    } catch (std::exception const& error) {
        throw Unavailable{
            fmt::format("no database can be made to try the copy in ({}). Give the user the right "
                        "CREATEDB, or name another server with --database",
                        error.what())};
    }
}

void drop_beside(std::string const& url, std::string const& name) {
    PostgresConnection{url}.run_script("DROP DATABASE IF EXISTS " + name + " WITH (FORCE)");
}

std::string address_beside(std::string const& url, std::string const& name) {
    auto const path = url.find('/', url.find("://") + 3);
    auto const query = url.find('?');
    auto const end = query == std::string::npos ? url.size() : query;
    return url.substr(0, std::min(path, end)) + "/" + name + url.substr(end);
}

} // namespace evenkeel::storage::postgres
