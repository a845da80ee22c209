#pragma once

#include "api/member/member_reply.hpp"
#include "core/portability/import_file.hpp"
#include "http/routing/route.hpp"

namespace evenkeel::api {

struct ImportMoodView {
    std::string word;  ///< The word as the file has it.
    std::string state; ///< The state it stands for. {state}
};
BOOST_DESCRIBE_STRUCT(ImportMoodView, (), (word, state))

struct ImportFileRequest {
    /// The file's name, one line. {length 1..200}
    std::string file_name;
    /// The file in base64; decoded at most 8 MiB. {format byte}
    std::string file_base64;
    /// The meaning of words of the file for this member, beside those we know. {items 0..200}
    std::optional<std::vector<ImportMoodView>> moods;
};
BOOST_DESCRIBE_STRUCT(ImportFileRequest, (), (file_name, file_base64, moods))

struct TableChangeView {
    std::string table; ///< Which part of the account.
    int brought{0};    ///< How many entries come with the file. {0..}
    int known{0};      ///< How many the account has already; they stay as they are. {0..}
};
BOOST_DESCRIBE_STRUCT(TableChangeView, (), (table, brought, known))

struct SkippedView {
    std::string file;   ///< The file inside an archive; empty for the file itself.
    int line{0};        ///< The line of it. {0..}
    std::string reason; ///< Why it is left out, in a sentence.
};
BOOST_DESCRIBE_STRUCT(SkippedView, (), (file, line, reason))

struct MoodUseView {
    /// A word of the file.
    std::string word;
    /// How many of its entries use it. {0..}
    int entries{0};
    /// The state it stands for. Null: unknown, and its entries are skipped unless `moods` gives it a state.
    /// {state}
    std::optional<std::string> state;
};
BOOST_DESCRIBE_STRUCT(MoodUseView, (), (word, entries, state))

struct ImportReportView {
    /// Which program the file is from.
    portability::ImportSource source{};
    /// Whether it is an archive of this installation that nobody changed.
    bool is_ours{false};
    /// The changes it brings, by part of the account.
    std::vector<TableChangeView> changes;
    /// The entries left out, the first 200. {items 0..200}
    std::vector<SkippedView> skipped;
    /// How many entries are left out in all. {0..}
    int skipped_count{0};
    /// The words of the file for moods.
    std::vector<MoodUseView> moods;
};
BOOST_DESCRIBE_STRUCT(ImportReportView, (), (source, is_ours, changes, skipped, skipped_count, moods))

struct ImportView {
    /// Names the import when it is undone.
    std::string import_id;
    /// The identifier that the client made it with.
    EventId event_uuid;
    /// Which program the file was from. {one of evenkeel, daylio, elite_hrv, welltory, apple_health, generic}
    std::string source;
    /// The file's name.
    std::string file_name;
    /// When it began.
    Instant imported_at;
    /// When it ended. Null: it is under way, or was interrupted; the same request again finishes it.
    std::optional<Instant> finished_at;
    /// When it was undone. Null: it was not.
    std::optional<Instant> undone_at;
    /// How many entries it brought. {0..}
    int rows{0};
};
BOOST_DESCRIBE_STRUCT(ImportView, (),
                      (import_id, event_uuid, source, file_name, imported_at, finished_at, undone_at, rows))

struct ImportsReply {
    std::vector<ImportView> imports; ///< The files that the member brought in, newest first. {items 0..500}
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ImportsReply, (), (imports, member))

/// Room for the largest file in base64, and for the rest of the body.
inline constexpr std::size_t kImportBodyLimit = portability::kLargestFile / 3 * 4 + std::size_t{256} * 1024;

/// Reading a file costs seconds of work.
inline constexpr account::RateLimit kImportLimit{.calls = 60, .window = std::chrono::hours{1}};

/// Refuses with invalid_input (file_base64, moods).
[[nodiscard]] Result<portability::FileToImport> file_of(std::string const& name, std::string const& base64,
                                                        std::vector<ImportMoodView> const& moods);

[[nodiscard]] ImportReportView view_of(portability::ImportReport const& report, Sentences const& sentences);
[[nodiscard]] ImportView view_of(portability::Import const& import);

[[nodiscard]] http::Answer<ImportsReply> imports_reply(Context const& context, MemberId const& member);

} // namespace evenkeel::api
