#pragma once

#include "core/base/clock.hpp"
#include "storage/engine/database.hpp"

#include <optional>

namespace evenkeel::storage {

/// The time as it was last known, kept where a restart finds it.
class SqlClockMarks {
public:
    explicit SqlClockMarks(Database& database) : database_{database} {}

    [[nodiscard]] std::optional<Instant> find() const;

    /// Writes even when nothing else does, so it also tells whether anything can be written. Throws
    /// Unavailable.
    void keep(Instant known_at);

    /// After a restore: what the copy knew of the time says nothing about now.
    void forget();

private:
    Database& database_;
};

} // namespace evenkeel::storage
