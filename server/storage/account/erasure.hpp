#pragma once

#include "core/account/member/erasure.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlErasure final : public account::Erasure {
public:
    explicit SqlErasure(Database& database) : database_{database} {}

    [[nodiscard]] std::vector<account::KeptObject> objects(MemberId const& member, std::string const& after,
                                                           std::size_t limit) const override;
    bool erase(account::Traces const& traces, std::vector<job::NewJob> const& afterwards) override;
    bool start_empty(account::Traces const& traces, account::FreshStart const& fresh,
                     std::vector<job::NewJob> const& afterwards) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
