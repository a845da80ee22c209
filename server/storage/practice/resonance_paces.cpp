#include "storage/practice/resonance_paces.hpp"

#include <sql/resonance_paces.hpp>

namespace evenkeel::storage {
namespace {

exercise::ResonancePace pace_of(Row const& row) {
    return {.breaths_per_minute = row.number("breaths_per_minute"), .found_at = row.instant("found_at")};
}

} // namespace

exercise::ResonancePace SqlResonancePaces::keep(MemberId const& member, exercise::ResonancePace const& pace) {
    return database_.transact([&](Connection& connection) {
        connection.queue(sql::resonance_paces::kUpsert, member, pace.breaths_per_minute, pace.found_at);
        return pace_of(connection.run(sql::resonance_paces::kFind, member).first());
    });
}

std::optional<exercise::ResonancePace> SqlResonancePaces::find(MemberId const& member) const {
    return database_.read([&](Connection& connection) {
        auto const rows = connection.run(sql::resonance_paces::kFind, member);
        return rows.empty() ? std::nullopt : std::optional{pace_of(rows.first())};
    });
}

} // namespace evenkeel::storage
