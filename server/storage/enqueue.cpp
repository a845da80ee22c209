#include "storage/enqueue.hpp"

#include <sql/jobs.hpp>

namespace evenkeel::storage {

void enqueue(Connection& connection, job::NewJob const& job) {
    connection.run(sql::jobs::kInsert, job.kind, job.payload, job.unique_key, job.run_at);
    connection.announce_jobs();
}

} // namespace evenkeel::storage
