#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/result.hpp"
#include "core/job/new_job.hpp"
#include "core/portability/member_data.hpp"

#include <optional>

namespace evenkeel {

using ImportId = Id<struct ImportTag>;

} // namespace evenkeel

namespace evenkeel::portability {

/// One file that a member brought in.
struct Import {
    ImportId id;
    MemberId member_id;
    EventId event_id;
    std::string source;    ///< "daylio"
    std::string file_name; ///< As the member called it.
    Instant imported_at;
    /// Nothing: it is under way, or was interrupted. The same file under the same event id goes on with it.
    std::optional<Instant> finished_at;
    std::optional<Instant> undone_at;
    std::size_t rows{0}; ///< How many it brought so far.
};

/// The changes of a file to one table.
struct TableChange {
    std::string table;
    std::size_t brought{0};
    std::size_t known{0}; ///< Left as they are: the account has them, or others in their place.

    friend bool operator==(TableChange const&, TableChange const&) = default;
};

/// All that is kept of a member and may leave, whatever area it belongs to, and the way back.
class MemberArchive {
public:
    virtual ~MemberArchive() = default;

    /// Every table, also those without rows, as they were at one moment; rows in an order that depends on
    /// nothing but their values. Columns named `sealed` are as they are kept. Refuses with payload_too_large
    /// beyond ArchiveBounds::taken_out.
    [[nodiscard]] virtual Result<MemberData> read(MemberId const& member) const = 0;

    /// Returns the changes that `bring` would make now. Refuses with invalid_input, naming table, row and
    /// column, a value that no table could hold or the program could not read; with payload_too_large beyond
    /// kMostRowsOfImport, and where the account would hold more than ArchiveBounds::brought_into. Others can
    /// write meanwhile.
    [[nodiscard]] virtual Result<std::vector<TableChange>> preview(MemberId const& member,
                                                                   MemberData const& data) const = 0;

    struct Brought {
        Import import;
        std::vector<TableChange> changes;
        bool is_new{false};
    };

    /// Writes the rows that the member does not have, remembers which, and queues the job. Rows of tables
    /// that are only shown are passed over. Refused as `preview`, and then nothing was written.
    ///
    /// Piece by piece, so that nobody else's writes wait for the whole file. When it stops in between, what
    /// was written stays and stands in `imports` as not finished: the same call goes on and ends as if
    /// nothing had happened, and `undo` removes it. When the member already has a finished import of this
    /// event id nothing is done and that one comes back. Of calls at one moment exactly one hears that it is
    /// new.
    virtual Result<Brought> bring(Import const& import, MemberData const& data,
                                  job::NewJob const& refresh) = 0;

    /// The member's imports, newest first, at most kMostImports.
    [[nodiscard]] virtual std::vector<Import> imports(MemberId const& member) const = 0;

    /// Removes the rows that the import brought, however they look by now, and queues the job. A row under
    /// which others stand by now that the import did not bring stays. Undoing twice changes nothing. Nothing
    /// for an import that the member never made. Piece by piece: one that is under way ends, and an undo that
    /// was interrupted goes on when it is asked for again.
    virtual std::optional<Import> undo(MemberId const& member, ImportId const& import, Instant at,
                                       job::NewJob const& refresh) = 0;
};

inline constexpr std::size_t kMostImports = 500;

} // namespace evenkeel::portability
