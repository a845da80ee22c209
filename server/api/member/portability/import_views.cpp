#include "api/member/portability/import_views.hpp"

#include "core/base/base64.hpp"
#include "core/portability/member_archive.hpp"

namespace evenkeel::api {

Result<portability::FileToImport> file_of(std::string const& name, std::string const& base64,
                                          std::vector<ImportMoodView> const& moods) {
    auto bytes = from_base64(base64);
    if (!bytes)
        return refuse(Fault::invalid_input, "file_base64", "The file must come as base64.");
    portability::FileToImport file{.name = name, .bytes = std::move(*bytes), .moods = {}};
    for (auto const& mood : moods) {
        auto const state = state::state_named(mood.state);
        if (!state)
            return refuse(Fault::invalid_input, "moods", "A mood's state must be one of the six states.");
        file.moods.push_back({mood.word, *state});
    }
    return file;
}

ImportReportView view_of(portability::ImportReport const& report, Sentences const& sentences) {
    ImportReportView view{.source = report.source,
                          .is_ours = report.is_ours,
                          .changes = {},
                          .skipped = {},
                          .skipped_count = static_cast<int>(report.skipped_count),
                          .moods = {}};
    for (auto const& change : report.changes)
        view.changes.push_back(
            {change.table, static_cast<int>(change.brought), static_cast<int>(change.known)});
    for (auto const& skipped : report.skipped)
        view.skipped.push_back(
            {skipped.place.file, static_cast<int>(skipped.place.line), sentences.say(skipped.why)});
    for (auto const& mood : report.moods)
        view.moods.push_back(
            {mood.word, static_cast<int>(mood.entries),
             mood.state ? std::optional<std::string>{state::to_text(*mood.state)} : std::nullopt});
    return view;
}

ImportView view_of(portability::Import const& import) {
    return {.import_id = import.id.value(),
            .event_uuid = import.event_id,
            .source = import.source,
            .file_name = import.file_name,
            .imported_at = import.imported_at,
            .finished_at = import.finished_at,
            .undone_at = import.undone_at,
            .rows = static_cast<int>(import.rows)};
}

http::Answer<ImportsReply> imports_reply(Context const& context, MemberId const& member) {
    auto view = fresh_view(context, member);
    if (!view)
        return std::unexpected(view.error());
    ImportsReply reply{.imports = {}, .member = std::move(*view)};
    for (auto const& import : context.stores.member_archive.imports(member))
        reply.imports.push_back(view_of(import));
    return reply;
}

} // namespace evenkeel::api
