#pragma once

#include "core/admin/audit_log.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

/// Keeps an entry inside the transaction of what it tells.
void append_audit(Connection& connection, admin::AuditEntry const& entry);

class SqlAuditLog final : public admin::AuditLog {
public:
    explicit SqlAuditLog(Database& database) : database_{database} {}

    void append(admin::AuditEntry const& entry) override;
    [[nodiscard]] std::vector<admin::ShownAuditEntry> list(std::optional<AuditId> const& before,
                                                           std::size_t limit) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
