#pragma once

#include "core/exercise/suggestions.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlSuggestions final : public exercise::Suggestions {
public:
    explicit SqlSuggestions(Database& database) : database_{database} {}

    void keep(exercise::Asked const& asked) override;
    [[nodiscard]] std::optional<exercise::Asked> find(MemberId const& member) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
