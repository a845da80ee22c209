#include "app/encryption/encryption_jobs.hpp"

#include "app/backup/backup.hpp"
#include "app/backup/key_file.hpp"
#include "storage/backup/whole_copy.hpp"
#include "storage/encryption/plain_texts.hpp"

#include <spdlog/spdlog.h>

namespace evenkeel::app {
namespace {

constexpr std::string_view kSealPlainTexts = "seal_plain_texts";
constexpr std::string_view kForgetErasedKeys = "forget_erased_keys";

/// Killed in the middle it is called again, and then finds fewer.
worker::Outcome seal_plain_texts(SealedDatabase const& sealed) {
    std::size_t count = 0;
    while (auto const some = storage::seal_some_texts(sealed.database, sealed.keys))
        count += some;
    storage::rewrite_texts(sealed.url); // an old text stays in the file until its place is used again
    spdlog::info("sealed {} texts that were written before members had keys", count);
    return worker::Outcome::done;
}

} // namespace

void add_encryption_jobs(Config const& config, SealedDatabase const& sealed, worker::Handlers& handlers,
                         std::vector<job::Schedule>& schedules) {
    handlers.emplace(std::string{kSealPlainTexts},
                     [sealed](job::Job const& /*job*/) { return seal_plain_texts(sealed); });
    handlers.emplace(std::string{kForgetErasedKeys}, [config](job::Job const& /*job*/) {
        forget_erased_keys(backup_place(config), backup_folder(config));
        return worker::Outcome::done;
    });
    schedules.push_back({.name = std::string{kForgetErasedKeys},
                         .every = std::chrono::hours{1},
                         .kind = std::string{kForgetErasedKeys}});
}

void seal_what_is_plain(SealedDatabase const& sealed, job::Jobs& jobs, Instant now) {
    if (storage::has_plain_texts(sealed.database))
        jobs.enqueue({.kind = std::string{kSealPlainTexts},
                      .payload = {},
                      .unique_key = std::string{kSealPlainTexts},
                      .run_at = now});
}

} // namespace evenkeel::app
