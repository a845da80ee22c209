#include "storage/practice/safety_profiles.hpp"

#include <sql/safety_profiles.hpp>

namespace evenkeel::storage {
namespace {

TextPlace profile_place(MemberId const& member) {
    return {.member = member, .table = "safety_profiles", .row = {}, .column = "sealed"};
}

} // namespace

void SqlSafetyProfiles::keep(MemberId const& member, std::string const& sealed, Instant at) {
    auto const key = keys_.to_write(member);
    auto const box = key->seal(sealed, place_of_profile(member));
    database_.transact([&](Connection& connection) {
        connection.queue(sql::safety_profiles::kUpsert, member, box, at, key->id());
    });
}

std::optional<std::string> SqlSafetyProfiles::find(MemberId const& member) const {
    return database_.read([&](Connection& connection) -> std::optional<std::string> {
        keys_.expect(connection, member);
        auto const found = connection.run(sql::safety_profiles::kFind, member);
        if (found.empty())
            return std::nullopt;
        auto const row = found.first();
        auto text = keys_.opened(connection, row, profile_place(member), "sealed_key");
        // Answers whose key is lost do not open for whoever asked for them either, who then is as careful as
        // can be, and asks again.
        return text ? text : row.text("sealed");
    });
}

std::string place_of_profile(MemberId const& member) {
    return place_text(profile_place(member));
}

} // namespace evenkeel::storage
