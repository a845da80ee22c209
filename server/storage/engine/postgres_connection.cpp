#include "storage/engine/postgres_connection.hpp"

#include "core/base/cannot_write.hpp"
#include "storage/engine/executed_statements.hpp"
#include "storage/engine/postgres_texts.hpp"

#include <fmt/format.h>
#include <libpq-fe.h>

namespace evenkeel::storage {
namespace {

constexpr std::size_t kMostOnTheWay = 64;

/// A little more than the server gives a statement: after that it is the server that is stuck, and says
/// nothing.
constexpr std::chrono::seconds kPatience{17};

/// The server is a standby: after a failover the address may lead to another one.
constexpr std::string_view kReadOnly = "25006";
constexpr std::string_view kDiskFull = "53100";

/// Errors of these classes are the server's or the connection's trouble, not the statement's.
bool is_trouble_of_the_server(std::string_view state) {
    return state.empty() || state.starts_with("08") || state.starts_with("53") || state.starts_with("57") ||
           state.starts_with("58") || state == kReadOnly;
}

/// Thrown inside `read_side_by_side` by who asks for an answer that has not come: the function is called
/// again then.
struct NotYet {};

} // namespace

/// A statement that was sent and will be answered in its turn.
class PostgresConnection::Sent final : public Pending {
public:
    Sent(PostgresConnection& connection, Kind kind, std::string_view name)
        : connection_{connection}, kind_{kind}, name_{name} {}

    [[nodiscard]] Rows rows() override {
        if (!is_answered && connection_.is_side_by_side_)
            throw NotYet{};
        if (!is_answered)
            connection_.settle();
        if (failure)
            std::rethrow_exception(failure);
        return answer;
    }

    [[nodiscard]] Kind kind() const { return kind_; }

    [[nodiscard]] std::string_view name() const { return name_; }

    bool is_answered{false};
    bool is_forgotten{false};
    Rows answer;
    std::exception_ptr failure;

private:
    PostgresConnection& connection_;
    Kind kind_;
    std::string_view name_;
};

PostgresConnection::PostgresConnection(std::string const& url) : patience_{kPatience} {
    // A host that is down, or goes away without a word, must not hold a request for minutes. A value in the
    // URL itself wins over ours.
    constexpr char const* kNames[] = {
        "connect_timeout",  "tcp_user_timeout", "keepalives_idle", "keepalives_interval",
        "keepalives_count", "application_name", "dbname",          nullptr};
    char const* const values[] = {"5", "20000", "30", "10", "3", "evenkeel", url.c_str(), nullptr};
    handle_ = PQconnectdbParams(kNames, values, 1);
    if (!is_alive()) {
        auto const why = fmt::format("PostgreSQL cannot be reached: {}", PQerrorMessage(handle_));
        PQfinish(handle_);
        throw Unavailable{why};
    }
    // Details of an error hold what members wrote; messages of ours go to the log.
    PQsetErrorVerbosity(handle_, PQERRORS_TERSE);
    // Notices would go to standard error, between the log's JSON lines; what matters comes as an error
    // anyway.
    PQsetNoticeProcessor(handle_, [](void* /*nobody*/, char const* /*notice*/) {}, nullptr);
    PQsetnonblocking(handle_, 1); // sending waits as little for ever as receiving
    run_script_within(kPatience, "SET client_min_messages = warning; SET statement_timeout = '15s';"
                                 "SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '60s'");
}

PostgresConnection::~PostgresConnection() {
    PQfinish(handle_);
}

bool PostgresConnection::is_alive() const {
    return PQstatus(handle_) == CONNECTION_OK && !is_read_only_ && !fell_silent_;
}

std::exception_ptr PostgresConnection::failure_of(pg_result const* result, std::string_view what) {
    auto const status = PQresultStatus(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
        return nullptr;
    if (status == PGRES_PIPELINE_ABORTED)
        return std::make_exception_ptr(
            std::runtime_error{fmt::format("{}: not run, because what was sent before failed", what)});
    auto const* const field = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    std::string_view const state{field == nullptr ? "" : field};
    auto const message = fmt::format(
        "{}: {}", what, result == nullptr ? PQerrorMessage(handle_) : PQresultErrorMessage(result));
    if (state == "40001" || state == "40P01")
        return std::make_exception_ptr(TryAgain{message});
    if (state == "23505")
        return std::make_exception_ptr(UniqueViolation{message});
    is_read_only_ = is_read_only_ || state == kReadOnly;
    if (state == kReadOnly || state == kDiskFull)
        return std::make_exception_ptr(CannotWrite{message});
    if (is_trouble_of_the_server(state))
        return std::make_exception_ptr(Unavailable{message});
    return std::make_exception_ptr(std::runtime_error{message});
}

void PostgresConnection::was_sent(int code, Kind kind, std::string_view name) {
    if (code == 0)
        throw Unavailable{fmt::format("{}: {}", name, PQerrorMessage(handle_))};
    sent_.push_back(std::make_shared<Sent>(*this, kind, name));
}

void PostgresConnection::enter_pipeline() {
    if (PQpipelineStatus(handle_) == PQ_PIPELINE_OFF && PQenterPipelineMode(handle_) == 0)
        throw Unavailable{fmt::format("pipeline: {}", PQerrorMessage(handle_))};
}

void PostgresConnection::prepare(Statement const& statement, std::string const& name) {
    if (prepared_.contains(statement.name))
        return;
    std::string const text{statement.postgres};
    was_sent(PQsendPrepare(handle_, name.c_str(), text.c_str(), 0, nullptr), Kind::prepare, statement.name);
    prepared_.insert(statement.name);
}

std::shared_ptr<Pending> PostgresConnection::queue_values(Statement const& statement, Values values) {
    note_executed(statement.name, Dialect::postgres);
    PostgresTexts const texts{statement.name, values};
    std::string const name{statement.name};
    auto const question = keeps_answers_ ? name + '\0' + std::string{texts.bytes()} : std::string{};
    if (auto const known = answers_.find(question); known != answers_.end())
        return known->second;
    if (sent_.size() >= kMostOnTheWay)
        settle(); // neither side may wait for the other to read first
    enter_pipeline();
    prepare(statement, name);
    was_sent(PQsendQueryPrepared(handle_, name.c_str(), texts.count(), texts.pointers(), nullptr, nullptr, 0),
             Kind::statement, statement.name);
    if (keeps_answers_)
        answers_.emplace(question, sent_.back());
    return sent_.back();
}

Rows PostgresConnection::run_values(Statement const& statement, Values values) {
    return queue_values(statement, values)->rows();
}

void PostgresConnection::queue_control(char const* text) {
    enter_pipeline();
    prepare({.name = text, .sqlite = {}, .postgres = text}, text);
    was_sent(PQsendQueryPrepared(handle_, text, 0, nullptr, nullptr, nullptr, 0), Kind::statement, text);
}

void PostgresConnection::end_pipeline() {
    if (!sent_.empty() && sent_.back()->kind() != Kind::end_of_pipeline)
        was_sent(PQpipelineSync(handle_), Kind::end_of_pipeline, "pipeline");
}

void PostgresConnection::settle() {
    if (fell_silent_)
        throw Unavailable{"PostgreSQL did not answer"};
    if (sent_.empty())
        return;
    end_pipeline();
    ++round_trips_;
    std::exception_ptr failure;
    for (; !sent_.empty(); sent_.pop_front()) {
        auto& sent = *sent_.front();
        receive(sent);
        if (!failure && !sent.is_forgotten)
            failure = sent.failure;
    }
    if (failure)
        std::rethrow_exception(failure);
}

void PostgresConnection::receive(Sent& sent) {
    await_answer();
    PostgresResult result{PQgetResult(handle_)};
    sent.is_answered = true;
    if (sent.kind() == Kind::end_of_pipeline) {
        if (PQresultStatus(result.get()) != PGRES_PIPELINE_SYNC)
            sent.failure = failure_of(result.get(), sent.name());
        return;
    }
    await_answer();
    while (PostgresResult const more{PQgetResult(handle_)}) { // a null ends the answer of each statement
        if (PQstatus(handle_) != CONNECTION_OK)
            break;
        await_answer();
    }
    sent.failure = failure_of(result.get(), sent.name());
    if (sent.failure && sent.kind() == Kind::prepare)
        prepared_.erase(sent.name());
    if (sent.failure)
        return;
    sent.answer = rows_of(std::move(result));
}

void PostgresConnection::send_and_forget(std::initializer_list<char const*> texts) {
    for (auto const& sent : sent_)
        sent->is_forgotten = true;
    end_pipeline(); // what failed before must not keep these from running
    for (auto const* text : texts) {
        queue_control(text);
        sent_.back()->is_forgotten = true;
    }
    end_pipeline();
    sent_.back()->is_forgotten = true;
}

void PostgresConnection::read_side_by_side(std::initializer_list<std::function<void()>> reads) {
    keeps_answers_ = true;
    std::vector<std::function<void()> const*> waiting;
    for (auto const& read : reads)
        waiting.push_back(&read);
    for (;;) {
        std::erase_if(waiting, [this](auto const* read) { return has_all_answers(*read); });
        if (waiting.empty())
            return;
        if (is_side_by_side_)
            throw NotYet{}; // these are a part of others
        settle();
    }
}

bool PostgresConnection::has_all_answers(std::function<void()> const& read) {
    struct SideBySide {
        bool& flag;

        explicit SideBySide(bool& is_side_by_side)
            : flag{is_side_by_side}, before{std::exchange(flag, true)} {}

        ~SideBySide() { flag = before; }

        SideBySide(SideBySide const&) = delete;
        SideBySide& operator=(SideBySide const&) = delete;

        bool before;
    };

    SideBySide const scope{is_side_by_side_};
    try {
        read();
        return true;
    } catch (NotYet const&) { // it is called again when the answer has come
        return false;
    }
}

void PostgresConnection::forget_answers() {
    keeps_answers_ = false;
    answers_.clear();
}

} // namespace evenkeel::storage
