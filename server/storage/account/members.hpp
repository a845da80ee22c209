#pragma once

#include "core/account/member/member.hpp"
#include "core/account/member/members.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlMembers final : public account::Members {
public:
    explicit SqlMembers(Database& database) : database_{database} {}

    [[nodiscard]] bool add(account::Member const& member, account::Session const& session,
                           job::NewJob const& welcome) override;
    [[nodiscard]] std::optional<account::Member> find(MemberId const& member) const override;
    [[nodiscard]] std::optional<account::Member>
    find_by_address(std::string const& email_address) const override;
    void change(MemberId const& member, account::DetailsChange const& change, SessionId const& keep) override;
    bool keep_inherited(MemberId const& member) override;
    bool set_admin(MemberId const& member, bool is_admin, admin::AuditEntry const& audit) override;

private:
    Database& database_;
};

/// Keeps a member inside a transaction that does more. False when the address belongs to someone.
[[nodiscard]] bool insert_member(Connection& connection, account::Member const& member);

} // namespace evenkeel::storage
