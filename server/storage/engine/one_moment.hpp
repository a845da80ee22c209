#pragma once

#include "core/base/one_moment.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

/// A read transaction around the reads of several stores.
class SqlOneMoment final : public OneMoment {
public:
    explicit SqlOneMoment(Database& database) : database_{database} {}

    void during(std::function<void()> const& reads) const override { database_.read_together(reads); }

    void side_by_side(std::initializer_list<std::function<void()>> reads) const override {
        database_.read_side_by_side(reads);
    }

private:
    Database& database_;
};

} // namespace evenkeel::storage
