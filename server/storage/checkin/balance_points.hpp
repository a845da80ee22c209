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

/// The visits that a rebuild looks at, asked for and to be waited for.
[[nodiscard]] std::shared_ptr<Pending> ask_for_visits(Connection& connection,
                                                      state::BalancePoints::Rebuild const& days);

/// Puts what is computed from them in the place of the points. Precondition: the member is held.
void replace_points(Connection& connection, state::BalancePoints::Rebuild const& days,
                    state::BalancePoints::Compute const& compute, Rows const& visits);

} // namespace evenkeel::storage
