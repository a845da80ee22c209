#pragma once

#include "core/state/balance_points.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlBalancePoints final : public state::BalancePoints {
public:
    explicit SqlBalancePoints(Database& database) : database_{database} {}

    void rebuild(Rebuild const& days, Compute const& compute) override;
    [[nodiscard]] std::vector<std::string> touched_days(MemberId const& member, DayRange const& days,
                                                        std::size_t limit) const override;
    [[nodiscard]] std::vector<state::BalancePoint> list(MemberId const& member, DayRange const& days,
                                                        std::size_t limit) const override;
    [[nodiscard]] std::vector<state::BalanceMonth> months(MemberId const& member,
                                                          std::size_t limit) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
