#include "storage/engine/migrate.hpp"
#include "storage/engine/migration.hpp"
#include "tests/support/private_postgres.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fmt/format.h>
#include <fstream>

namespace evenkeel::storage {
namespace {

using evenkeel::testing::PrivatePostgres;

/// SQLite keeps the words of each table, index and trigger.
constexpr Statement kSqliteSchema{
    "test/sqlite_schema",
    "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name <> 'schema_migrations' AND "
    "name NOT LIKE 'sqlite_%' AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow') "
    "ORDER BY type = 'trigger', type DESC, rowid",
    ""};

/// PostgreSQL keeps no words: columns, constraints, indexes, functions and triggers are printed as they are
/// in its catalog.
constexpr Statement kPostgresSchema{"test/postgres_schema", "", R"sql(
WITH lines (table_id, part, place, line) AS (
    SELECT attrelid, 1, attnum::bigint,
           concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
                     'COLLATE ' || (SELECT quote_ident(collname) FROM pg_collation
                                    WHERE oid = attcollation AND collname <> 'default'),
                     CASE WHEN attnotnull THEN 'NOT NULL' END,
                     CASE WHEN attidentity = 'a' THEN 'GENERATED ALWAYS AS IDENTITY'
                          WHEN attgenerated = 's' THEN 'GENERATED ALWAYS AS (' || pg_get_expr(adbin, adrelid) || ') STORED'
                          ELSE 'DEFAULT ' || pg_get_expr(adbin, adrelid) END)
    FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attnum > 0 AND NOT attisdropped
    UNION ALL
    SELECT conrelid, 2, row_number() OVER (ORDER BY contype <> 'p', oid), pg_get_constraintdef(oid) FROM pg_constraint
)
SELECT 'CREATE EXTENSION IF NOT EXISTS ' || extname AS sql, 0::oid AS table_id, 0 AS part, '' AS name FROM pg_extension WHERE extname <> 'plpgsql'
UNION ALL
SELECT rtrim(replace(pg_get_functiondef(oid), ' public.', ' '), E'\n'), 0::oid, 1, proname FROM pg_proc
WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
UNION ALL
SELECT format(E'CREATE TABLE %I (\n    %s\n)', relname, string_agg(line, E',\n    ' ORDER BY lines.part, place)), pg_class.oid, 1, ''
FROM pg_class JOIN lines ON table_id = pg_class.oid
WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations'
GROUP BY pg_class.oid, relname
UNION ALL
SELECT replace(replace(pg_get_indexdef(indexrelid), ' ON public.', ' ON '), ' USING btree', ''), indrelid, 2,
       indexrelid::regclass::text
FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
WHERE relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)
UNION ALL
SELECT replace(pg_get_triggerdef(oid), ' ON public.', ' ON '), tgrelid, 3, tgname FROM pg_trigger WHERE NOT tgisinternal
ORDER BY table_id, part, name
)sql"};

/// The rest of what PostgreSQL knows of a schema: names of indexes and constraints.
constexpr Statement kPostgresNames{"test/postgres_names", "", R"sql(
SELECT indexname || ' ' || indexdef AS sql FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'schema_migrations'
UNION ALL SELECT concat_ws(' ', conrelid::regclass::text, conname, pg_get_constraintdef(oid)) FROM pg_constraint
WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> 'schema_migrations'
ORDER BY sql
)sql"};

std::string printed(Database& database, Statement const& statement) {
    std::string text;
    for (auto const& row : database.read([&](Connection& connection) { return connection.run(statement); }))
        text += row.text("sql") + ";\n\n";
    return text;
}

std::string path_of(std::string_view name) {
    return fmt::format("server/storage/schema/{}", name);
}

std::string written(std::string_view name) {
    std::ifstream file{path_of(name)};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// `./dev schema` writes the files that this compares with.
void expect_written(std::string_view name, std::string const& text) {
    if (std::getenv("EVENKEEL_WRITE_SCHEMA") != nullptr)
        std::ofstream{path_of(name)} << text;
    EXPECT_EQ(text, written(name)) << "write it with ./dev schema";
}

TEST(Schema, OfSqliteIsThereToRead) {
    auto const database = open("sqlite::memory:");
    migrate(*database);
    expect_written("sqlite.sql", printed(*database, kSqliteSchema));
}

TEST(Schema, OfPostgresIsThereToRead) {
    auto const database = open(PrivatePostgres::running().new_database());
    migrate(*database);
    expect_written("postgres.sql", printed(*database, kPostgresSchema));
}

TEST(Schema, OfPostgresBuildsTheSameDatabaseAsTheSteps) {
    auto const stepwise = open(PrivatePostgres::running().new_database());
    migrate(*stepwise);
    auto const at_once = open(PrivatePostgres::running().new_database());
    at_once->transact([&](Connection& connection) { connection.run_script(written("postgres.sql")); });
    EXPECT_EQ(printed(*stepwise, kPostgresSchema), printed(*at_once, kPostgresSchema));
    EXPECT_EQ(printed(*stepwise, kPostgresNames), printed(*at_once, kPostgresNames));
}

/// A database that took a step refuses a program whose text of it differs, so the texts of both dialects stay
/// as they were released, however SQLite's is made.
TEST(Schema, StepsStayAsTheyWereReleased) {
    std::string text;
    for (auto const& step : all_migrations())
        text += fmt::format("{} sqlite {} postgres {}\n", step.name, checksum(step.sqlite),
                            checksum(step.postgres));
    expect_written("steps.txt", text);
}

} // namespace
} // namespace evenkeel::storage
