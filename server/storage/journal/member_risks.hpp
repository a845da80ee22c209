#pragma once

#include "core/safety/member_risks.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlMemberRisks final : public safety::MemberRisks {
public:
    explicit SqlMemberRisks(Database& database) : database_{database} {}

    [[nodiscard]] safety::KeptRisk find(MemberId const& member) const override;
    std::size_t forget_events(Instant before, std::size_t limit) override;

private:
    Database& database_;
};

[[nodiscard]] safety::KeptRisk risk_in(Connection& connection, MemberId const& member);
void keep_risk(Connection& connection, MemberId const& member, safety::Risk const& risk, Instant at);
void keep_event(Connection& connection, safety::SafetyEvent const& event);

} // namespace evenkeel::storage
