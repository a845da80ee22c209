#pragma once

#include "app/config.hpp"
#include "core/job/jobs.hpp"
#include "core/job/schedule.hpp"
#include "storage/encryption/member_keys.hpp"
#include "worker/handler.hpp"

#include <string>
#include <vector>

namespace evenkeel::app {

struct SealedDatabase {
    std::string url;
    storage::Database& database;
    storage::MemberKeys& keys;
};

/// The jobs that seal what was written before members had keys, and that take the keys of members who were
/// erased out of the file beside the daily backups.
void add_encryption_jobs(Config const& config, SealedDatabase const& sealed, worker::Handlers& handlers,
                         std::vector<job::Schedule>& schedules);

/// Queues the sealing where plain texts are left.
void seal_what_is_plain(SealedDatabase const& sealed, job::Jobs& jobs, Instant now);

} // namespace evenkeel::app
