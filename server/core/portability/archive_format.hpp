#pragma once

#include "core/base/clock.hpp"
#include "core/base/result.hpp"
#include "core/portability/member_data.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::portability {

struct ArchiveFile {
    std::string name; ///< With its folder: "csv/check_ins.csv".
    std::string bytes;

    friend bool operator==(ArchiveFile const&, ArchiveFile const&) = default;
};

/// The contents of an archive that is to be written.
struct ArchiveDraft {
    std::string product;
    Instant created_at;
    MemberData data;
    std::vector<ArchiveFile> readable; ///< For people; never read again.
};

/// The contents of an archive that was read.
struct OpenedArchive {
    Instant created_at;
    bool is_ours{false}; ///< Signed by this installation.
    MemberData data;
};

/// The bytes of an archive: which files, how they are written, packed and signed.
class ArchiveFormat {
public:
    virtual ~ArchiveFormat() = default;

    [[nodiscard]] virtual std::string pack(ArchiveDraft const& draft) const = 0;

    /// Whether the bytes begin as an archive of ours, whole or damaged.
    [[nodiscard]] virtual bool knows(std::string_view bytes) const = 0;

    /// Refuses with invalid_input what is damaged, changed, too large when unpacked, or of a later version,
    /// naming file and line.
    [[nodiscard]] virtual Result<OpenedArchive> open(std::string_view bytes) const = 0;
};

} // namespace evenkeel::portability
