#include "storage/learn/quiz_results.hpp"

#include "storage/engine/try_again.hpp"

#include <sql/quiz_results.hpp>

namespace evenkeel::storage {
namespace {

quiz::QuizResult result_of(Row const& row) {
    quiz::QuizResult result{.key = QuizResultKey{row.text("quiz_result_key")},
                            .event_id = EventId{row.text("event_id")},
                            .sealed_answers = row.text("sealed"),
                            .taken_at = row.instant("taken_at"),
                            .member_id = {},
                            .attached_at = {}};
    if (!row.is_null("member_id")) {
        result.member_id = MemberId{row.text("member_id")};
        result.attached_at = row.instant_or_null("attached_at");
    }
    return result;
}

std::optional<quiz::QuizResult> first_result(Rows const& rows) {
    return rows.empty() ? std::nullopt : std::optional{result_of(rows.first())};
}

} // namespace

quiz::QuizResult SqlQuizResults::add_once(quiz::QuizResult const& result) {
    return database_.transact([&](Connection& connection) {
        connection.queue(sql::quiz_results::kInsert, result.key, result.event_id, result.sealed_answers,
                         result.taken_at);
        return result_of(row_in_the_way(connection.run(sql::quiz_results::kFindByEvent, result.event_id)));
    });
}

std::optional<quiz::QuizResult> SqlQuizResults::find(QuizResultKey const& key) const {
    return database_.read(
        [&](Connection& connection) { return first_result(connection.run(sql::quiz_results::kFind, key)); });
}

std::optional<quiz::QuizResult> SqlQuizResults::attach(QuizResultKey const& key, MemberId const& member,
                                                       Instant at) {
    return database_.transact([&](Connection& connection) {
        connection.queue(sql::quiz_results::kAttach, key, member, at);
        return first_result(connection.run(sql::quiz_results::kFind, key));
    });
}

std::vector<quiz::QuizResult> SqlQuizResults::list(MemberId const& member, std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<quiz::QuizResult> results;
        for (auto const& row : connection.run(sql::quiz_results::kList, member, limit))
            results.push_back(result_of(row));
        return results;
    });
}

std::size_t SqlQuizResults::forget_unattached(Instant before) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::quiz_results::kForgetUnattached, before).changed;
    });
}

} // namespace evenkeel::storage
