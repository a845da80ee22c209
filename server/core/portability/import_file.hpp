#pragma once

#include "core/account/member/members.hpp"
#include "core/base/vault.hpp"
#include "core/portability/archive_format.hpp"
#include "core/portability/import_files.hpp"
#include "core/portability/import_texts.hpp"
#include "core/portability/member_archive.hpp"
#include "core/portability/place.hpp"

namespace evenkeel::portability {

inline constexpr std::size_t kLargestFile = std::size_t{8} * 1024 * 1024;
inline constexpr std::size_t kLongestFileName = 200;

/// A file that a member imports.
struct FileToImport {
    std::string name;
    std::string bytes;
    std::vector<MoodWord> moods; ///< The meaning of words of the file for this member.
};

/// The changes that a file would bring, or brought.
struct ImportReport {
    ImportSource source{ImportSource::generic};
    std::vector<TableChange> changes;
    std::vector<Skipped> skipped; ///< The first kMostSkippedTold.
    std::size_t skipped_count{0};
    std::vector<MoodUse> moods;
    bool is_ours{false}; ///< An archive that this installation made and nobody changed.
};

/// A file as rows of a member.
struct PreparedImport {
    ImportReport report; ///< Without changes.
    MemberData data;
};

/// Turns a file of any known program, or an archive of ours, into rows. Keeps nothing.
class PrepareImport {
public:
    struct Needs {
        account::Members const& members;
        ArchiveFormat const& format;
        ImportFiles const& files;
        Vault& vault;
        Clock const& clock;
        Secure const& secure;
    };

    explicit PrepareImport(Needs const& needs) : needs_{needs} {}

    /// Refuses with invalid_input (file_base64, file_name), payload_too_large beyond kLargestFile, and
    /// session_required when the account is gone.
    [[nodiscard]] Result<PreparedImport> operator()(ImportTexts const& texts, MemberId const& member,
                                                    FileToImport const& file) const;

private:
    [[nodiscard]] Result<PreparedImport> archive(MemberId const& member, std::string const& bytes) const;

    Needs needs_;
};

/// Shows the changes that a file would bring. Nothing of the file is kept: who agrees sends it again.
class PreviewImport {
public:
    struct Needs {
        PrepareImport const& prepare;
        MemberArchive const& archive;
        std::counting_semaphore<>& places; ///< kImportsAtOnce of them.
    };

    explicit PreviewImport(Needs const& needs) : needs_{needs} {}

    /// Refuses as PrepareImport and MemberArchive::preview, and with unavailable where no place is free.
    [[nodiscard]] Result<ImportReport> operator()(ImportTexts const& texts, MemberId const& member,
                                                  FileToImport const& file) const;

private:
    Needs needs_;
};

/// Brings a file in, once for each event id.
class ApplyImport {
public:
    struct Needs {
        PrepareImport const& prepare;
        MemberArchive& archive;
        Clock const& clock;
        Secure& secure;
        std::counting_semaphore<>& places; ///< kImportsAtOnce of them.
    };

    explicit ApplyImport(Needs const& needs) : needs_{needs} {}

    struct Applied {
        Import import;
        ImportReport report; ///< Of a repeat: without changes.
        bool is_new{false};
    };

    [[nodiscard]] Result<Applied> operator()(ImportTexts const& texts, MemberId const& member,
                                             EventId const& event, FileToImport const& file) const;

private:
    Needs needs_;
};

/// Takes back what one import brought, and nothing else.
class UndoImport {
public:
    UndoImport(MemberArchive& archive, Clock const& clock) : archive_{archive}, clock_{clock} {}

    /// Refuses with not_found (import_id).
    Result<Import> operator()(MemberId const& member, ImportId const& import) const;

private:
    MemberArchive& archive_;
    Clock const& clock_;
};

} // namespace evenkeel::portability
