#pragma once

#include "core/job/new_job.hpp"
#include "storage/database.hpp"

namespace evenkeel::storage {

/// Adds the job inside a transaction that keeps the data it follows from. While one with the same key waits,
/// nothing is added.
void enqueue(Connection& connection, job::NewJob const& job);

} // namespace evenkeel::storage
