#include "storage/journal/acknowledgements.hpp"

#include <sql/guide_acknowledgements.hpp>
#include <sql/members.hpp>

namespace evenkeel::storage {

void SqlAcknowledgements::keep(journal::Acknowledgement const& acknowledgement) {
    auto const& [member, version, country, at] = acknowledgement;
    database_.transact([&](Connection& connection) {
        connection.queue(sql::members::kSetCountry, member, country);
        connection.queue(sql::guide_acknowledgements::kInsert, member, version, at);
    });
}

std::optional<journal::Acknowledgement> SqlAcknowledgements::find(MemberId const& member,
                                                                  std::string const& version) const {
    return database_.read([&](Connection& connection) -> std::optional<journal::Acknowledgement> {
        auto const rows = connection.run(sql::guide_acknowledgements::kFind, member, version);
        if (rows.empty())
            return std::nullopt;
        auto const& row = rows.first();
        return journal::Acknowledgement{.member_id = member,
                                        .version = row.text("version"),
                                        .country_code = row.text("country_code"),
                                        .acknowledged_at = row.instant("acknowledged_at")};
    });
}

} // namespace evenkeel::storage
