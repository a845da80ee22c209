#pragma once

#include "core/journal/acknowledgements.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlAcknowledgements final : public journal::Acknowledgements {
public:
    explicit SqlAcknowledgements(Database& database) : database_{database} {}

    void keep(journal::Acknowledgement const& acknowledgement) override;
    [[nodiscard]] std::optional<journal::Acknowledgement> find(MemberId const& member,
                                                               std::string const& version) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
