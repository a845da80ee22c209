#pragma once

#include "storage/engine/database.hpp"
#include "storage/engine/postgres_rows.hpp"
#include "storage/engine/try_again.hpp"

#include <chrono>
#include <deque>
#include <exception>
#include <map>
#include <memory>
#include <set>
#include <string>

struct pg_conn;

namespace evenkeel::storage {

/// One connection to PostgreSQL, used by one thread at a time. Keeps its prepared statements.
///
/// Statements are sent one after the other without waiting (libpq's pipeline mode). Only who wants an answer
/// waits, for all that was sent before as well: a transaction takes as many round trips as it waits for
/// answers, and one for its COMMIT.
class PostgresConnection final : public Connection {
public:
    /// Throws Unavailable when no server of the URL can be reached within the connect time-out.
    explicit PostgresConnection(std::string const& url);
    ~PostgresConnection() override;
    PostgresConnection(PostgresConnection const&) = delete;
    PostgresConnection& operator=(PostgresConnection const&) = delete;

    Rows run_values(Statement const& statement, Values values) override;
    std::shared_ptr<Pending> queue_values(Statement const& statement, Values values) override;
    void read_side_by_side(std::initializer_list<std::function<void()>> reads) override;
    void run_script(std::string_view script) override;

    /// As `run_script`, with an end to the patience. Throws Unavailable after it.
    void run_script_within(std::chrono::milliseconds patience, std::string_view script);

    [[nodiscard]] bool keeps_answers() const override { return keeps_answers_; }

    /// Sends transaction control or the like, as `queue` does.
    void queue_control(char const* text);

    /// Waits for all that was sent. Throws the first failure.
    void settle();

    /// Sends these and lets nobody wait: their failures, and those of what was queued before, are nobody's.
    void send_and_forget(std::initializer_list<char const*> texts);

    /// At the end of a transaction. What was read side by side is kept until then: in one moment the same
    /// question has the same answer, and is asked once.
    void forget_answers();

    /// False once the connection was lost, or its server became a read-only one; it is of no more use then.
    [[nodiscard]] bool is_alive() const;

    /// Whether it was given up because the server said nothing for too long.
    [[nodiscard]] bool fell_silent() const { return fell_silent_; }

    /// Whether it is still there after it lay idle, as far as this side can know without asking.
    [[nodiscard]] bool is_still_there();

    /// To wait at for notices of channels that were listened to.
    [[nodiscard]] int socket() const;

    /// How many notices have come since the last time. Throws Unavailable when the connection was lost.
    [[nodiscard]] std::size_t take_notices();

    /// How often it waited for the server, for tests and measurements.
    [[nodiscard]] std::size_t round_trips() const { return round_trips_; }

private:
    class Sent;

    enum class Kind { statement, prepare, end_of_pipeline };

    void enter_pipeline();
    void was_sent(int code, Kind kind, std::string_view name);
    void prepare(Statement const& statement, std::string const& name);
    void end_pipeline();
    void receive(Sent& sent);
    void await_answer();
    [[noreturn]] void give_up_waiting();
    [[nodiscard]] bool has_all_answers(std::function<void()> const& read);
    [[nodiscard]] std::exception_ptr failure_of(pg_result const* result, std::string_view what);

    pg_conn* handle_{nullptr};
    bool is_read_only_{false};
    bool fell_silent_{false};
    std::chrono::milliseconds patience_;
    std::set<std::string_view> prepared_; // names are constants
    std::deque<std::shared_ptr<Sent>> sent_;
    std::size_t round_trips_{0};
    bool is_side_by_side_{false};
    bool keeps_answers_{false};
    std::map<std::string, std::shared_ptr<Sent>, std::less<>> answers_; // by statement and parameters
};

} // namespace evenkeel::storage
