#pragma once

#include "api/member/member_reply.hpp"
#include "core/portability/import_file.hpp"
#include "http/route.hpp"

namespace evenkeel::api {

struct ImportMoodView {
    std::string word;  ///< As the file has it.
    std::string state; ///< One of the six states.
};
BOOST_DESCRIBE_STRUCT(ImportMoodView, (), (word, state))

struct ImportFileRequest {
    std::string file_name;
    std::string file_base64; ///< At most 8 MiB.
    std::optional<std::vector<ImportMoodView>> moods;
};
BOOST_DESCRIBE_STRUCT(ImportFileRequest, (), (file_name, file_base64, moods))

struct TableChangeView {
    std::string table;
    int brought{0};
    int known{0}; ///< Left as they are: the account has them.
};
BOOST_DESCRIBE_STRUCT(TableChangeView, (), (table, brought, known))

struct SkippedView {
    std::string file; ///< Inside an archive; empty for the file itself.
    int line{0};
    std::string reason;
};
BOOST_DESCRIBE_STRUCT(SkippedView, (), (file, line, reason))

struct MoodUseView {
    std::string word;
    int entries{0};
    std::optional<std::string> state; ///< Absent: its entries are skipped.
};
BOOST_DESCRIBE_STRUCT(MoodUseView, (), (word, entries, state))

struct ImportReportView {
    portability::ImportSource source{};
    bool is_ours{false}; ///< An archive of this installation that nobody changed.
    std::vector<TableChangeView> changes;
    std::vector<SkippedView> skipped; ///< The first 200.
    int skipped_count{0};
    std::vector<MoodUseView> moods;
};
BOOST_DESCRIBE_STRUCT(ImportReportView, (), (source, is_ours, changes, skipped, skipped_count, moods))

struct ImportView {
    std::string import_id;
    EventId event_uuid;
    std::string source;
    std::string file_name;
    Instant imported_at;
    std::optional<Instant> finished_at; ///< Absent: interrupted, or under way.
    std::optional<Instant> undone_at;
    int rows{0};
};
BOOST_DESCRIBE_STRUCT(ImportView, (),
                      (import_id, event_uuid, source, file_name, imported_at, finished_at, undone_at, rows))

struct ImportsReply {
    std::vector<ImportView> imports; ///< Newest first, at most 500.
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
