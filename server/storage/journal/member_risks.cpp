#include "storage/journal/member_risks.hpp"

#include <sql/member_risks.hpp>
#include <sql/safety_events.hpp>

namespace evenkeel::storage {
namespace {

safety::Answer answer_of(Row const& row, std::string_view column) {
    return value_named<safety::Answer>(row.text(column)).value_or(safety::Answer::none);
}

/// Names of lines hold spaces, never a line break.
std::string lines_of(std::vector<std::string> const& names) {
    std::string text;
    for (auto const& name : names)
        text += (text.empty() ? "" : "\n") + name;
    return text;
}

} // namespace

safety::KeptRisk risk_in(Connection& connection, MemberId const& member) {
    auto const rows = connection.run(sql::member_risks::kFind, member);
    if (rows.empty())
        return {};
    auto const& row = rows.first();
    return {
        .risk = {.level = static_cast<int>(row.integer("level")),
                 .urgency = value_named<safety::Urgency>(row.text("urgency")).value_or(safety::Urgency::none),
                 .intentions = {.plan = answer_of(row, "told_plan"),
                                .intent = answer_of(row, "told_intent"),
                                .means = answer_of(row, "told_means"),
                                .time = answer_of(row, "told_time")},
                 .is_denied = row.integer("is_denied") != 0},
        .revision = row.integer("revision"),
        .changed_at = row.instant("changed_at")};
}

void keep_risk(Connection& connection, MemberId const& member, safety::Risk const& risk, Instant at) {
    connection.queue(sql::member_risks::kUpsert, member, risk.level, word_of(risk.urgency),
                     word_of(risk.intentions.plan), word_of(risk.intentions.intent),
                     word_of(risk.intentions.means), word_of(risk.intentions.time), risk.is_denied, at);
}

void keep_event(Connection& connection, safety::SafetyEvent const& event) {
    connection.queue(sql::safety_events::kInsert, event.member_id, event.message_id, event.at, event.level,
                     event.flags.names(), lines_of(event.resources));
}

safety::KeptRisk SqlMemberRisks::find(MemberId const& member) const {
    return database_.read([&](Connection& connection) { return risk_in(connection, member); });
}

std::size_t SqlMemberRisks::forget_events(Instant before, std::size_t limit) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::safety_events::kDeleteBefore, before, limit).changed;
    });
}

} // namespace evenkeel::storage
