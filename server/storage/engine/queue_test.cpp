#include "storage/engine/postgres_connection.hpp"
#include "tests/support/private_postgres.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::storage {
namespace {

using evenkeel::testing::PrivatePostgres;
using ::testing::ElementsAre;

constexpr Statement same(std::string_view name, std::string_view text) {
    return {.name = name, .sqlite = text, .postgres = text};
}

constexpr auto kInsertReturning =
    same("test/insert", "INSERT INTO notes (number) VALUES ($1) RETURNING number");
constexpr auto kList = same("test/list", "SELECT number FROM notes WHERE number >= $1 ORDER BY number");
constexpr auto kBroken = same("test/broken", "SELECT nothing FROM nowhere");

std::vector<std::int64_t> numbers(Rows const& rows) {
    std::vector<std::int64_t> all;
    for (auto const& row : rows)
        all.push_back(row.integer("number"));
    return all;
}

std::size_t round_trips(Connection& connection) {
    return dynamic_cast<PostgresConnection&>(connection).round_trips();
}

/// Examines rules that hold for both databases, whether statements are sent together or run at once.
class Queue : public ::testing::TestWithParam<Dialect> {
protected:
    void SetUp() override {
        database_->transact([](Connection& connection) {
            connection.run_script("CREATE TABLE notes (number BIGINT PRIMARY KEY)");
        });
    }

    [[nodiscard]] std::vector<std::int64_t> kept() {
        return database_->read([](Connection& connection) { return numbers(connection.run(kList, 0)); });
    }

    std::unique_ptr<Database> database_{
        open(GetParam() == Dialect::sqlite ? "sqlite::memory:" : PrivatePostgres::running().new_database())};
};

INSTANTIATE_TEST_SUITE_P(Databases, Queue, ::testing::Values(Dialect::sqlite, Dialect::postgres));

TEST_P(Queue, KeepsWhatNobodyWaitedFor) {
    database_->transact([](Connection& connection) {
        connection.queue(kInsertReturning, 1);
        connection.queue(kInsertReturning, 2);
    });
    EXPECT_THAT(kept(), ElementsAre(1, 2));
}

TEST_P(Queue, RunsInOrder) {
    database_->transact([](Connection& connection) {
        connection.queue(kInsertReturning, 1);
        auto const first = connection.queue(kList, 0);
        connection.queue(kInsertReturning, 2);
        EXPECT_THAT(numbers(connection.run(kList, 0)), ElementsAre(1, 2));
        EXPECT_THAT(numbers(first->rows()), ElementsAre(1));
    });
}

TEST_P(Queue, ThrowsAtTheLatestWithTheCommitAndKeepsNothing) {
    EXPECT_THROW(database_->transact([](Connection& connection) {
        connection.queue(kInsertReturning, 1);
        connection.queue(kInsertReturning, 1);
    }),
                 UniqueViolation);
    EXPECT_THAT(kept(), ElementsAre());
}

TEST_P(Queue, ThrowsAMistakeInTheSqlAndGoesOn) {
    EXPECT_THROW(database_->transact([](Connection& connection) {
        connection.queue(kInsertReturning, 1);
        connection.queue(kBroken);
        (void)connection.run(kList, 0);
    }),
                 std::runtime_error);
    database_->transact([](Connection& connection) { connection.queue(kInsertReturning, 2); });
    EXPECT_THAT(kept(), ElementsAre(2));
}

TEST_P(Queue, KeepsNothingOfATransactionThatGaveUp) {
    EXPECT_THROW(database_->transact([](Connection& connection) {
        connection.queue(kInsertReturning, 1);
        throw std::logic_error{"changed its mind"};
    }),
                 std::logic_error);
    EXPECT_THAT(kept(), ElementsAre());
}

TEST_P(Queue, TakesMoreThanFitsOnTheWire) {
    database_->transact([](Connection& connection) {
        for (int number = 0; number < 500; ++number)
            connection.queue(kInsertReturning, number);
    });
    EXPECT_EQ(kept().size(), 500U);
}

TEST_P(Queue, ReadsSideBySideAlsoInPartsOfOthers) {
    database_->transact([](Connection& connection) {
        connection.queue(kInsertReturning, 1);
        connection.queue(kInsertReturning, 2);
    });
    std::vector<std::int64_t> all;
    std::vector<std::int64_t> some;
    std::vector<std::int64_t> inner;
    std::vector<std::int64_t> other;
    auto const read = [this](int from) {
        return database_->read(
            [from](Connection& connection) { return numbers(connection.run(kList, from)); });
    };
    database_->read_together([&] {
        database_->read_side_by_side(
            {[&] { all = read(0); }, [&] { some = read(read(2).front() == 2 ? 2 : 9); },
             [&] { database_->read_side_by_side({[&] { inner = read(1); }, [&] { other = read(2); }}); }});
    });
    EXPECT_THAT(all, ElementsAre(1, 2));
    EXPECT_THAT(some, ElementsAre(2));
    EXPECT_THAT(inner, ElementsAre(1, 2));
    EXPECT_THAT(other, ElementsAre(2));
}

TEST_P(Queue, ThrowsOutOfReadsSideBySide) {
    EXPECT_THROW(database_->read_together(
                     [&] { database_->read_side_by_side({[] {}, [] { throw std::domain_error{"no"}; }}); }),
                 std::domain_error);
    EXPECT_THROW(database_->read_side_by_side({[] {}}), std::logic_error);
}

class PostgresRoundTrips : public Queue {};

INSTANTIATE_TEST_SUITE_P(Databases, PostgresRoundTrips, ::testing::Values(Dialect::postgres));

TEST_P(PostgresRoundTrips, AreOneForAllThatIsReadSideBySide) {
    std::size_t taken = 0;
    auto const ask = [this](int from) {
        (void)database_->read([from](Connection& connection) { return connection.run(kList, from); });
    };
    database_->read_together([&] {
        auto const count = [this] {
            return database_->read([](Connection& connection) { return round_trips(connection); });
        };
        auto const before = count();
        database_->read_side_by_side({[&] { ask(1); }, [&] { ask(2); },
                                      [&] {
                                          ask(3);
                                          ask(1); // is known already
                                      }});
        taken = count() - before;
    });
    EXPECT_EQ(taken, 1U);
}

TEST_P(PostgresRoundTrips, AreOneForWhatWasExpected) {
    database_->read_together([&] {
        database_->read_side_by_side({[&] {
            database_->read([](Connection& connection) {
                connection.expect(kList, 2);
                (void)connection.run(kList, 1);
                auto const before = round_trips(connection);
                (void)connection.run(kList, 2);
                EXPECT_EQ(round_trips(connection), before);
            });
        }});
    });
}

TEST_P(PostgresRoundTrips, AreOneForAQueuedWriteWithItsTransaction) {
    std::size_t before = 0;
    database_->transact([&](Connection& connection) {
        before = round_trips(connection);
        connection.queue(kInsertReturning, 1);
        connection.queue(kInsertReturning, 2);
    });
    database_->transact([&](Connection& connection) { EXPECT_EQ(round_trips(connection), before + 1); });
}

TEST_P(PostgresRoundTrips, AreOneForAReadWithItsTransaction) {
    std::size_t before = 0;
    database_->read([&](Connection& connection) {
        before = round_trips(connection);
        (void)connection.run(kList, 0);
    });
    database_->read([&](Connection& connection) { EXPECT_EQ(round_trips(connection), before + 1); });
}

} // namespace
} // namespace evenkeel::storage
