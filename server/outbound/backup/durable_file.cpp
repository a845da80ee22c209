#include "outbound/backup/durable_file.hpp"

#include "core/base/unavailable.hpp"

#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <system_error>
#include <unistd.h>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void give_up(fs::path const& path) {
    throw Unavailable{
        fmt::format("{}: {}", path.string(), std::error_code{errno, std::generic_category()}.message())};
}

void sync_folder(fs::path const& folder) {
    auto const descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    auto const synced = descriptor >= 0 && ::fsync(descriptor) == 0;
    if (descriptor >= 0)
        ::close(descriptor);
    if (!synced)
        give_up(folder);
}

} // namespace

OpenFile open_to_read(fs::path const& path) {
    OpenFile file{std::fopen(path.c_str(), "rbe")};
    if (!file)
        give_up(path);
    return file;
}

DurableFile::DurableFile(fs::path const& path)
    : path_{fs::absolute(path)}, unfinished_{path_.string() + ".part"} {
    if (fs::exists(path_))
        throw Unavailable{fmt::format("{} is there already", path_.string())};
    fs::remove(unfinished_); // what a crash left
    auto const descriptor = ::open(unfinished_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0)
        give_up(unfinished_);
    file_.reset(::fdopen(descriptor, "wb"));
    if (!file_)
        give_up(unfinished_);
}

DurableFile::~DurableFile() {
    std::error_code ignored;
    fs::remove(unfinished_, ignored);
}

void DurableFile::write(std::string_view bytes) {
    if (std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size())
        give_up(unfinished_);
}

void DurableFile::finish() {
    if (std::fflush(file_.get()) != 0 || ::fsync(::fileno(file_.get())) != 0)
        give_up(unfinished_);
    if (::rename(unfinished_.c_str(), path_.c_str()) != 0)
        give_up(path_);
    sync_folder(path_.parent_path());
}

} // namespace evenkeel::outbound
