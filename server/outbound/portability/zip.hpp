#pragma once

#include "core/portability/archive_format.hpp"

#include <functional>
#include <span>

namespace evenkeel::outbound {

/// Packs the files in their order. The same files and moment give the same bytes.
[[nodiscard]] std::string zip(std::span<portability::ArchiveFile const> files, Instant modified_at);

struct UnzipLimits {
    std::size_t files{10'000};
    std::size_t bytes{std::size_t{64} * 1024 * 1024}; ///< Unpacked, all wanted files together.
    std::size_t ratio{200};                           ///< Unpacked to packed, for files beyond a mebibyte.
};

/// Takes the files of an archive while it is read.
struct UnzipVisitor {
    std::function<bool(std::string_view name)> is_wanted;
    /// A piece of the file; an empty one ends it.
    std::function<Result<void>(std::string_view name, std::string_view piece)> take;
};

/// Reads the wanted files piece by piece. Refuses with invalid_input what is no ZIP, damaged, encrypted, or
/// names a file outside of the archive, and with payload_too_large what is beyond the limits; sizes are
/// counted, not believed. Nothing is ever written to a disk.
[[nodiscard]] Result<void> unzip_each(std::string_view bytes, UnzipVisitor const& visitor,
                                      UnzipLimits const& limits = {});

/// The wanted files, unpacked. Refuses as `unzip_each`.
[[nodiscard]] Result<std::vector<portability::ArchiveFile>>
unzip(std::string_view bytes, std::function<bool(std::string_view name)> is_wanted,
      UnzipLimits const& limits = {});

/// The names of all files.
[[nodiscard]] Result<std::vector<std::string>> names_in_zip(std::string_view bytes);

} // namespace evenkeel::outbound
