#pragma once

#include "core/lead/leads.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlLeads final : public lead::Leads {
public:
    explicit SqlLeads(Database& database) : database_{database} {}

    Kept add_once(lead::Lead const& lead, std::optional<job::NewJob> const& mail) override;
    [[nodiscard]] std::optional<lead::Lead> find(LeadId const& lead) const override;
    [[nodiscard]] std::optional<lead::Lead> find_by_event(EventId const& event) const override;
    [[nodiscard]] std::optional<lead::Lead> find_by_code(std::string const& unique_code) const override;
    [[nodiscard]] std::vector<lead::Lead> list(std::optional<lead::LeadKind> kind,
                                               std::size_t limit) const override;
    std::size_t forget_before(Instant before) override;
    std::size_t forget_address(std::string const& email_address) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
