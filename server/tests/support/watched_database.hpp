#pragma once

#include "storage/engine/database.hpp"

#include <algorithm>

namespace evenkeel::testing {

/// Another database, of which is known how much stood in each writing transaction, and what was read.
class WatchedDatabase final : public storage::Database {
public:
    explicit WatchedDatabase(storage::Database& inner) : inner_{inner} {}

    /// Called before each writing transaction. What it throws is what happens to that one: kill -9 between
    /// two.
    void before_each_write(std::function<void(std::size_t writes_so_far)> function) {
        before_write_ = std::move(function);
    }

    [[nodiscard]] std::size_t writes() const { return writes_; }

    /// Of the largest transaction.
    [[nodiscard]] std::size_t most_statements() const { return most_statements_; }

    /// All statements of reading transactions, one after the other.
    [[nodiscard]] std::string const& texts_read() const { return texts_read_; }

    [[nodiscard]] storage::Dialect dialect() const override { return inner_.dialect(); }

    [[nodiscard]] bool is_ready() override { return inner_.is_ready(); }

    [[nodiscard]] std::unique_ptr<storage::JobListener>
    listen_for_jobs(std::function<void()> on_jobs) override {
        return inner_.listen_for_jobs(std::move(on_jobs));
    }

protected:
    void run_write(Task const& task) override {
        before_write_(writes_++);
        inner_.transact([&](storage::Connection& connection) {
            Counted counted{connection};
            task(counted);
            most_statements_ = std::max(most_statements_, counted.statements());
            if (counted.take_announcement())
                connection.announce_jobs();
        });
    }

    void run_read(Task const& task) override {
        inner_.read([&](storage::Connection& connection) {
            Counted counted{connection};
            task(counted);
            texts_read_ += counted.texts();
        });
    }

private:
    class Counted final : public storage::Connection {
    public:
        explicit Counted(storage::Connection& inner) : inner_{inner} {}

        storage::Rows run_values(storage::Statement const& statement, storage::Values values) override {
            ++statements_;
            (texts_ += statement.postgres) += '\n';
            return inner_.run_values(statement, values);
        }

        void run_script(std::string_view script) override { inner_.run_script(script); }

        [[nodiscard]] std::size_t statements() const { return statements_; }

        [[nodiscard]] std::string const& texts() const { return texts_; }

    private:
        storage::Connection& inner_;
        std::size_t statements_{0};
        std::string texts_;
    };

    storage::Database& inner_;
    std::function<void(std::size_t)> before_write_{[](std::size_t) {}};
    std::size_t writes_{0};
    std::size_t most_statements_{0};
    std::string texts_read_;
};

} // namespace evenkeel::testing
