#pragma once

#include "core/journal/acknowledgements.hpp"
#include "tests/support/fake_accounts.hpp"

namespace evenkeel::testing {

class FakeAcknowledgements final : public journal::Acknowledgements {
public:
    explicit FakeAcknowledgements(FakeAccounts& accounts) : accounts_{accounts} {}

    void keep(journal::Acknowledgement const& acknowledgement) override {
        std::lock_guard const lock{accounts_.mutex};
        auto const member = accounts_.members.find(acknowledgement.member_id);
        if (member == accounts_.members.end())
            return;
        member->second.country_code = acknowledgement.country_code;
        kept_.try_emplace({acknowledgement.member_id, acknowledgement.version}, acknowledgement);
    }

    [[nodiscard]] std::optional<journal::Acknowledgement> find(MemberId const& member,
                                                               std::string const& version) const override {
        std::lock_guard const lock{accounts_.mutex};
        auto const found = kept_.find({member, version});
        if (found == kept_.end())
            return std::nullopt;
        auto acknowledgement = found->second;
        acknowledgement.country_code = accounts_.members.at(member).country_code;
        return acknowledgement;
    }

private:
    FakeAccounts& accounts_;
    std::map<std::pair<MemberId, std::string>, journal::Acknowledgement> kept_;
};

} // namespace evenkeel::testing
