#include "api/context.hpp"
#include "api/member/portability/import_views.hpp"
#include "core/edition/edition.hpp"
#include "core/portability/portability_rules.hpp"

namespace evenkeel::api {

struct ApplyImportRequest {
    EventId event_uuid;
    /// The file's name, one line. {length 1..200}
    std::string file_name;
    /// The file in base64; decoded at most 8 MiB. {format byte}
    std::string file_base64;
    /// What words of the file mean to this member, in addition to those we know. {items 0..200}
    std::optional<std::vector<ImportMoodView>> moods;
};
BOOST_DESCRIBE_STRUCT(ApplyImportRequest, (), (event_uuid, file_name, file_base64, moods))

struct ApplyImportReply {
    ImportView import;       ///< The import.
    ImportReportView report; ///< What it brought.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ApplyImportReply, (), (import, report, member))

namespace {

http::Answer<ApplyImportReply> apply_import(Context const& context, http::Member const& caller,
                                            ApplyImportRequest const& request) {
    auto const file = file_of(request.file_name, request.file_base64,
                              request.moods.value_or(std::vector<ImportMoodView>{}));
    if (!file)
        return std::unexpected(file.error());
    auto const applied = context.rules.portability.apply_import(context.edition.imports, caller.id(),
                                                                request.event_uuid, *file);
    if (!applied)
        return std::unexpected(applied.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    ApplyImportReply reply{view_of(applied->import), view_of(applied->report, context.sentences()),
                           std::move(*view)};
    if (applied->is_new)
        return http::created(std::move(reply));
    return reply;
}

} // namespace

Route apply_import_route() {
    return http::post<apply_import>(
        {.operation = "applyImport",
         .path = "/authorized/account/import/apply",
         .summary = "Brings in what the preview said. What the account has is left alone.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::payload_too_large},
         .statuses = {200, 201},
         .limit = kImportLimit,
         .body_limit = kImportBodyLimit});
}

} // namespace evenkeel::api
