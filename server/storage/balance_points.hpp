#pragma once

#include "core/state/balance_points.hpp"
#include "storage/database.hpp"

namespace evenkeel::storage {

class SqlBalancePoints final : public state::BalancePoints {
public:
    explicit SqlBalancePoints(Database& database) : database_{database} {}

    void keep(state::BalancePoint const& point) override;
    [[nodiscard]] std::optional<state::BalancePoint> find(MemberId const& member,
                                                          std::string const& day) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
