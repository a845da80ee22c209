#pragma once

#include "core/account/member/members.hpp"
#include "core/base/clock.hpp"
#include "core/base/vault.hpp"
#include "core/portability/archive_format.hpp"
#include "core/portability/member_archive.hpp"
#include "core/portability/place.hpp"

namespace evenkeel::portability {

/// One archive with everything that is kept of a member and may leave.
class ExportMember {
public:
    struct Needs {
        account::Members const& members;
        MemberArchive const& archive;
        Vault const& vault;
        ArchiveFormat const& format;
        Clock const& clock;
        std::counting_semaphore<>& places; ///< kExportsAtOnce of them.
    };

    explicit ExportMember(Needs const& needs) : needs_{needs} {}

    struct Exported {
        std::string file_name;
        std::string bytes;
    };

    /// `product` is the operator's name for it. Refuses as MemberArchive::read, and with session_required
    /// when the account is gone. At most kExportsAtOnce are made at one moment, because each holds all of a
    /// member's data; then refuses with unavailable.
    [[nodiscard]] Result<Exported> operator()(std::string const& product, MemberId const& member) const;

private:
    [[nodiscard]] Result<Exported> make(std::string const& product, MemberId const& member) const;

    Needs needs_;
};

} // namespace evenkeel::portability
