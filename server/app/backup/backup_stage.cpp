#include "app/backup/backup_stage.hpp"

#include "core/base/unavailable.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

namespace evenkeel::app {
namespace {

namespace fs = std::filesystem;

int locked(fs::path const& path) {
    auto const lock = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock < 0)
        throw Unavailable{fmt::format("{} cannot be written", path.string())};
    if (::flock(lock, LOCK_EX | LOCK_NB) == 0) // the system lets go of it with the process
        return lock;
    ::close(lock);
    throw Unavailable{"another backup or restore is at work here; wait for its end"};
}

} // namespace

BackupStage::BackupStage(fs::path const& data)
    : lock_{locked(data / "backup.lock")}, folder_{data / "backup.part"} {
    try {
        fs::remove_all(folder_);
        fs::create_directory(folder_);
        fs::permissions(folder_, fs::perms::owner_all);
    } catch (...) {
        ::close(lock_);
        throw;
    }
}

BackupStage::~BackupStage() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
    ::close(lock_);
}

} // namespace evenkeel::app
