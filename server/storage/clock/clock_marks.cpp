#include "storage/clock/clock_marks.hpp"

#include <sql/clock_marks.hpp>

namespace evenkeel::storage {
namespace {

constexpr std::string_view kName = "server";

} // namespace

std::optional<Instant> SqlClockMarks::find() const {
    return database_.read_one([](Connection& connection) -> std::optional<Instant> {
        auto const found = connection.run(sql::clock_marks::kFind, kName);
        return found.empty() ? std::nullopt : std::optional{found.first().instant("known_at")};
    });
}

void SqlClockMarks::keep(Instant known_at) {
    database_.transact(
        [&](Connection& connection) { connection.run(sql::clock_marks::kKeep, kName, known_at); });
}

void SqlClockMarks::forget() {
    database_.transact([](Connection& connection) { connection.run(sql::clock_marks::kForget); });
}

} // namespace evenkeel::storage
