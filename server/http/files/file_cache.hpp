#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "http/files/open_file.hpp"
#include "http/message/reply.hpp"

namespace evenkeel::http {

/// A file ready to be sent: small ones from memory, large ones from the open file.
struct CachedFile {
    std::uint64_t size{0};
    std::string etag{}; ///< Strong: of the content for small files, of size and time for large ones.
    SharedBytes bytes{};
    std::shared_ptr<OpenFile const> file{};

    [[nodiscard]] Body body(std::uint64_t offset, std::uint64_t length) const;
};

/// Keeps small files and their tags in memory until size or time of the file change. Safe from many threads.
class FileCache {
public:
    /// Nothing when there is no such regular file.
    [[nodiscard]] std::optional<CachedFile> open(std::filesystem::path const& path);

private:
    struct Kept {
        std::int64_t modified{0};
        CachedFile file{};
    };

    [[nodiscard]] std::optional<CachedFile> kept(std::string const& path, std::uint64_t size,
                                                 std::int64_t modified);
    void keep(std::string const& path, Kept fresh);

    std::mutex mutex_;
    std::map<std::string, Kept> kept_;
    std::uint64_t kept_bytes_{0};
};

} // namespace evenkeel::http
