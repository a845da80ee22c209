#pragma once

#include "core/account/sign_in/account_links.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlAccountLinks final : public account::AccountLinks {
public:
    explicit SqlAccountLinks(Database& database) : database_{database} {}

    account::AccountLink keep_once(account::AccountLink const& link) override;
    void add(account::AccountLink const& link, job::NewJob const& mail) override;
    [[nodiscard]] std::optional<account::AccountLink> find(MemberId const& member,
                                                           LinkId const& link) const override;
    [[nodiscard]] std::optional<account::AccountLink>
    find_by_token(account::LinkPurpose purpose, std::string_view token_hash) const override;
    bool sign_in(account::AccountLink const& link, account::Session const& session) override;
    bool reset_password(account::AccountLink const& link, std::string const& password_hash,
                        account::Session const& session) override;
    account::AddressChange confirm_by_mailbox(account::AccountLink const& link,
                                              account::Session const& session) override;
    account::AddressChange confirm_in_session(account::AccountLink const& link, SessionId const& session,
                                              Instant now) override;
    bool begin_erase(account::AccountLink const& link, job::NewJob const& erasure, Instant now) override;
    std::size_t forget_ended(Instant before) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
