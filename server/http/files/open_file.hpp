#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>

namespace evenkeel::http {

/// A regular file held open for reading, so that what was measured is what is sent even if the name changes
/// hands.
class OpenFile {
public:
    /// Null when there is no regular file of that name that we may read.
    [[nodiscard]] static std::shared_ptr<OpenFile const> open(std::filesystem::path const& path);

    ~OpenFile();
    OpenFile(OpenFile const&) = delete;
    OpenFile& operator=(OpenFile const&) = delete;

    [[nodiscard]] std::uint64_t size() const { return size_; }

    /// Nanoseconds since 1970, as the file system keeps them.
    [[nodiscard]] std::int64_t modified() const { return modified_; }

    /// Reads at an offset; fewer bytes than asked only at the end of the file. Throws std::system_error.
    [[nodiscard]] std::size_t read(std::uint64_t offset, std::span<char> into) const;

private:
    OpenFile(int descriptor, std::uint64_t size, std::int64_t modified)
        : descriptor_{descriptor}, size_{size}, modified_{modified} {}

    int descriptor_;
    std::uint64_t size_;
    std::int64_t modified_;
};

} // namespace evenkeel::http
