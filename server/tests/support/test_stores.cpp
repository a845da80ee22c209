#include "tests/support/test_stores.hpp"

#include "storage/engine/migrate.hpp"
#include "storage/sql_stores.hpp"
#include "tests/support/fake_encryption.hpp"

#include <map>

namespace evenkeel::testing {
namespace {

using storage::Connection;
using storage::Statement;

/// A virtual table makes its shadow tables itself.
constexpr Statement kReadSchema{"test/read_schema",
                                "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE "
                                "'sqlite_%' AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = "
                                "'shadow') ORDER BY type = 'trigger', type DESC, rowid",
                                ""};
constexpr Statement kAddMember{
    "test/add_member",
    "INSERT INTO members (member_id, email_address, first_name, password_hash, time_zone, language_code, "
    "is_admin, premium_source, premium_until, created_at, country_code, address_proven_at) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
    ""};
constexpr Statement kReadJobs{"test/read_jobs", "SELECT * FROM jobs WHERE state <> 'parked' ORDER BY job_id",
                              ""};

/// Running one script is many times as fast as migrating each database.
std::string const& schema() {
    static std::string const script = [] {
        auto const migrated = storage::open("sqlite::memory:");
        storage::migrate(*migrated);
        std::string sum;
        for (auto const& row :
             migrated->read([](Connection& connection) { return connection.run(kReadSchema); }))
            sum += row.text("sql") + ";\n";
        return sum;
    }();
    return script;
}

std::unique_ptr<storage::Database> empty_database() {
    auto database = storage::open("sqlite::memory:");
    database->transact([](Connection& connection) { connection.run_script(schema()); });
    return database;
}

} // namespace

struct TestStores::Kept {
    std::unique_ptr<storage::Database> const database{empty_database()};
    FakeEncryption const encryption;
    storage::SqlStores stores{*database, encryption};
};

TestStores::TestStores() : TestStores{std::make_unique<Kept>()} {}

TestStores::TestStores(std::unique_ptr<Kept> kept) : Stores{kept->stores.stores()}, kept_{std::move(kept)} {}

TestStores::~TestStores() = default;

void TestStores::add(account::Member const& member) {
    database().transact([&](Connection& connection) {
        connection.run(kAddMember, member.id, member.email_address, member.first_name, member.password_hash,
                       member.time_zone, member.language_code, member.is_admin,
                       account::to_text(member.premium_source), member.premium_until, member.created_at,
                       member.country_code, member.address_proven_at);
    });
}

std::vector<job::Job> TestStores::queued() {
    std::vector<job::Job> jobs;
    for (auto const& row : database().read([](Connection& connection) { return connection.run(kReadJobs); }))
        jobs.push_back({.id = JobId{std::to_string(row.integer("job_id"))},
                        .kind = row.text("kind"),
                        .payload = row.text("payload"),
                        .unique_key = row.text("unique_key"),
                        .run_at = row.instant("run_at"),
                        .attempts = static_cast<int>(row.integer("attempts"))});
    return jobs;
}

std::size_t TestStores::count_rows(std::string const& table) {
    // A connection knows a prepared statement by the address of its text.
    static std::map<std::string, std::string> texts;
    auto const& text = texts.try_emplace(table, "SELECT count(*) AS rows FROM " + table).first->second;
    Statement const count{"test/count", text, ""};
    return static_cast<std::size_t>(database()
                                        .read([&](Connection& connection) { return connection.run(count); })
                                        .first()
                                        .integer("rows"));
}

storage::Database& TestStores::database() {
    return *kept_->database;
}

} // namespace evenkeel::testing
