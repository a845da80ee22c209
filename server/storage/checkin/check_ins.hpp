#pragma once

#include "core/checkin/check_ins.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlCheckIns final : public checkin::CheckIns {
public:
    explicit SqlCheckIns(Database& database) : database_{database} {}

    Kept add_once(checkin::CheckIn const& check_in, checkin::Refresh const& refresh) override;
    [[nodiscard]] std::optional<checkin::CheckIn> find(MemberId const& member,
                                                       CheckInId const& check_in) const override;
    bool replace(checkin::CheckIn const& edited, job::NewJob const& refresh) override;
    bool remove(MemberId const& member, CheckInId const& check_in, job::NewJob const& refresh) override;
    [[nodiscard]] std::vector<checkin::CheckIn> since(MemberId const& member, Instant from,
                                                      std::size_t limit) const override;
    [[nodiscard]] std::vector<state::Visit> visits_since(MemberId const& member, Instant from,
                                                         std::size_t limit) const override;
    [[nodiscard]] std::vector<checkin::CheckIn> page(MemberId const& member, TimeCursor const& behind,
                                                     std::size_t limit) const override;
    [[nodiscard]] std::vector<checkin::DatedPlace> places(MemberId const& member, DayRange const& days,
                                                          std::size_t limit) const override;
    [[nodiscard]] std::vector<checkin::DayCheckIn> of_days(MemberId const& member, DayRange const& days,
                                                           std::size_t limit) const override;
    [[nodiscard]] std::vector<checkin::PlaceCount> count_places(MemberId const& member,
                                                                DayRange const& days) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
