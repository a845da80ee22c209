#include "http/files/file_cache.hpp"

#include <utility>

#include <fmt/format.h>
#include <sys/stat.h>

#include "http/values/tokens.hpp"

namespace evenkeel::http {

namespace {

constexpr std::uint64_t kSmall = std::uint64_t{256} * 1024;
constexpr std::uint64_t kAllSmall = std::uint64_t{16} * 1024 * 1024;

std::optional<std::pair<std::uint64_t, std::int64_t>> size_and_time(std::string const& path) {
    struct stat facts{};
    if (::stat(path.c_str(), &facts) != 0 || !S_ISREG(facts.st_mode))
        return std::nullopt;
    return std::pair{static_cast<std::uint64_t>(facts.st_size),
                     std::int64_t{facts.st_mtim.tv_sec} * 1'000'000'000 + facts.st_mtim.tv_nsec};
}

std::string quoted(std::string const& tag) {
    return fmt::format("\"{}\"", tag);
}

} // namespace

Body CachedFile::body(std::uint64_t offset, std::uint64_t length) const {
    if (!bytes)
        return FileSlice{.file = file, .offset = offset, .length = length};
    if (offset == 0 && length == size)
        return bytes;
    return bytes->substr(offset, length);
}

std::optional<CachedFile> FileCache::open(std::filesystem::path const& path) {
    auto const facts = size_and_time(path.string());
    if (!facts)
        return std::nullopt;
    if (auto found = kept(path.string(), facts->first, facts->second))
        return found;
    auto const file = OpenFile::open(path);
    if (!file)
        return std::nullopt;
    if (file->size() > kSmall)
        return CachedFile{.size = file->size(),
                          .etag = quoted(fmt::format("{:x}-{:x}", file->size(), file->modified())),
                          .file = file};
    std::string content(file->size(), '\0');
    content.resize(file->read(0, content));
    auto const tag = keyed_digest("static file", content).substr(0, 22);
    CachedFile fresh{.size = content.size(),
                     .etag = quoted(tag),
                     .bytes = std::make_shared<std::string const>(std::move(content))};
    keep(path.string(), Kept{.modified = file->modified(), .file = fresh});
    return fresh;
}

std::optional<CachedFile> FileCache::kept(std::string const& path, std::uint64_t size,
                                          std::int64_t modified) {
    std::lock_guard const lock{mutex_};
    auto const found = kept_.find(path);
    if (found == kept_.end() || found->second.modified != modified || found->second.file.size != size)
        return std::nullopt;
    return found->second.file;
}

void FileCache::keep(std::string const& path, Kept fresh) {
    std::lock_guard const lock{mutex_};
    // Forgetting everything is rare, simple and costs one read of each file.
    if (kept_bytes_ + fresh.file.size > kAllSmall) {
        kept_.clear();
        kept_bytes_ = 0;
    }
    auto& entry = kept_[path];
    kept_bytes_ += fresh.file.size - entry.file.size;
    entry = std::move(fresh);
}

} // namespace evenkeel::http
