#include "storage/practice/safety_profiles.hpp"

#include <sql/safety_profiles.hpp>

namespace evenkeel::storage {

void SqlSafetyProfiles::keep(MemberId const& member, std::string const& sealed, Instant at) {
    database_.transact(
        [&](Connection& connection) { connection.queue(sql::safety_profiles::kUpsert, member, sealed, at); });
}

std::optional<std::string> SqlSafetyProfiles::find(MemberId const& member) const {
    return database_.read([&](Connection& connection) -> std::optional<std::string> {
        auto const found = connection.run(sql::safety_profiles::kFind, member);
        return found.empty() ? std::nullopt : std::optional{found.first().text("sealed")};
    });
}

} // namespace evenkeel::storage
