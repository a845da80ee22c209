#pragma once

#include "storage/engine/rows.hpp"

#include <memory>

struct pg_result;

namespace evenkeel::storage {

struct ClearPostgresResult {
    void operator()(pg_result* result) const;
};

using PostgresResult = std::unique_ptr<pg_result, ClearPostgresResult>;

/// The rows of an answer, which stay in libpq's own memory.
[[nodiscard]] Rows rows_of(PostgresResult result);

} // namespace evenkeel::storage
