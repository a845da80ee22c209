#include "core/portability/import_file.hpp"

#include "core/base/text.hpp"
#include "core/portability/sealed.hpp"
#include "core/state/refresh_balance.hpp"

#include <algorithm>

namespace evenkeel::portability {
namespace {

constexpr std::size_t kMostMoods = 200;
constexpr std::size_t kLongestEventId = 64;
constexpr std::chrono::seconds kPatience{2};
constexpr char kOthersAreImporting[] = "Other people are importing right now. Please try again in a minute.";

Result<void> check_file(FileToImport const& file) {
    if (file.name.empty() || file.name.size() > kLongestFileName ||
        std::ranges::any_of(file.name, [](unsigned char letter) { return letter < 0x20; }))
        return refuse(Fault::invalid_input, "file_name", "A file name has 1 to 200 bytes on one line.");
    if (file.bytes.empty())
        return refuse(Fault::invalid_input, "file_base64", "The file is empty.");
    if (file.bytes.size() > kLargestFile)
        return refuse(Fault::payload_too_large, "file_base64", "A file can have up to 8 MiB.");
    if (file.moods.size() > kMostMoods)
        return refuse(Fault::invalid_input, "moods", "You can choose a state for up to 200 words.");
    return {};
}

job::NewJob refresh_of(MemberId const& member, Instant now) {
    return state::refresh_balance_job({.member_id = member, .days = all_days()}, now);
}

} // namespace

Result<PreparedImport> PrepareImport::archive(MemberId const& member, std::string const& bytes) const {
    auto opened = needs_.format.open(bytes);
    if (!opened)
        return std::unexpected(opened.error());
    seal_again(opened->data, {needs_.vault, member});
    return PreparedImport{.report = {.source = ImportSource::evenkeel,
                                     .changes = {},
                                     .skipped = {},
                                     .skipped_count = 0,
                                     .moods = {},
                                     .is_ours = opened->is_ours},
                          .data = std::move(opened->data)};
}

Result<PreparedImport> PrepareImport::operator()(ImportTexts const& texts, MemberId const& member_id,
                                                 FileToImport const& file) const {
    if (auto const fits = check_file(file); !fits)
        return std::unexpected(fits.error());
    auto const member = needs_.members.find(member_id);
    if (!member)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");
    if (needs_.format.knows(file.bytes))
        return archive(member_id, file.bytes);
    auto const found = needs_.files.read(texts.words.columns, file.name, file.bytes);
    if (!found)
        return std::unexpected(found.error());
    auto converted = convert(*found, file.moods,
                             {.content_words = texts.words.moods,
                              .moods = texts.moods,
                              .secure = needs_.secure,
                              .time_zone = member->time_zone,
                              .now = needs_.clock.now()});
    return PreparedImport{.report = {.source = found->source,
                                     .changes = {},
                                     .skipped = std::move(converted.skipped),
                                     .skipped_count = converted.skipped_count,
                                     .moods = std::move(converted.moods),
                                     .is_ours = false},
                          .data = std::move(converted.data)};
}

Result<ImportReport> PreviewImport::operator()(ImportTexts const& texts, MemberId const& member,
                                               FileToImport const& file) const {
    Place const place{needs_.places, kPatience};
    if (!place)
        return no_place(kOthersAreImporting);
    auto prepared = needs_.prepare(texts, member, file);
    if (!prepared)
        return std::unexpected(prepared.error());
    auto changes = needs_.archive.preview(member, prepared->data);
    if (!changes)
        return std::unexpected(changes.error());
    prepared->report.changes = std::move(*changes);
    return std::move(prepared->report);
}

Result<ApplyImport::Applied> ApplyImport::operator()(ImportTexts const& texts, MemberId const& member,
                                                     EventId const& event, FileToImport const& file) const {
    if (event.value().size() > kLongestEventId)
        return refuse(Fault::invalid_input, "event_uuid", "An event id has 1 to 64 bytes.");
    Place const place{needs_.places, kPatience};
    if (!place)
        return no_place(kOthersAreImporting);
    auto prepared = needs_.prepare(texts, member, file);
    if (!prepared)
        return std::unexpected(prepared.error());
    auto const now = needs_.clock.now();
    auto brought = needs_.archive.bring({.id = ImportId{needs_.secure.uuid()},
                                         .member_id = member,
                                         .event_id = event,
                                         .source = std::string{word_of(prepared->report.source)},
                                         .file_name = file.name,
                                         .imported_at = now,
                                         .finished_at = {},
                                         .undone_at = {},
                                         .rows = 0},
                                        prepared->data, refresh_of(member, now));
    if (!brought)
        return std::unexpected(brought.error());
    prepared->report.changes = std::move(brought->changes);
    return Applied{.import = std::move(brought->import),
                   .report = std::move(prepared->report),
                   .is_new = brought->is_new};
}

Result<Import> UndoImport::operator()(MemberId const& member, ImportId const& import) const {
    auto const now = clock_.now();
    auto undone = archive_.undo(member, import, now, refresh_of(member, now));
    if (!undone)
        return refuse(Fault::not_found, "import_id", "You have no such import.");
    return std::move(*undone);
}

} // namespace evenkeel::portability
