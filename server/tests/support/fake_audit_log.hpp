#pragma once

#include "core/admin/audit_log.hpp"
#include "tests/support/fake_accounts.hpp"

#include <algorithm>

namespace evenkeel::testing {

class FakeAuditLog final : public admin::AuditLog {
public:
    explicit FakeAuditLog(FakeAccounts& accounts) : accounts_{accounts} {}

    void append(admin::AuditEntry const& entry) override {
        std::lock_guard const lock{accounts_.mutex};
        if (std::ranges::find(accounts_.audit, entry.id, &admin::AuditEntry::id) == accounts_.audit.end())
            accounts_.audit.push_back(entry);
    }

    [[nodiscard]] std::vector<admin::ShownAuditEntry> list(std::optional<AuditId> const& before,
                                                           std::size_t limit) const override {
        std::lock_guard const lock{accounts_.mutex};
        auto entries = accounts_.audit;
        std::ranges::sort(entries, std::greater{}, &admin::AuditEntry::id);
        std::vector<admin::ShownAuditEntry> shown;
        for (auto const& entry : entries)
            if ((!before || entry.id < *before) && shown.size() < limit)
                shown.push_back({entry, address_of(entry.actor_member), address_of(entry.subject_member)});
        return shown;
    }

private:
    [[nodiscard]] std::optional<std::string> address_of(std::optional<MemberId> const& member) const {
        auto const found = member ? accounts_.members.find(*member) : accounts_.members.end();
        return found == accounts_.members.end() ? std::nullopt : std::optional{found->second.email_address};
    }

    FakeAccounts& accounts_;
};

} // namespace evenkeel::testing
