#include "api/context.hpp"
#include "api/member/portability/import_views.hpp"
#include "core/edition/edition.hpp"
#include "core/portability/portability_rules.hpp"

namespace evenkeel::api {

struct PreviewImportReply {
    ImportReportView report; ///< What the file would bring.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(PreviewImportReply, (), (report, member))

namespace {

http::Answer<PreviewImportReply> preview_import(Context const& context, http::Member const& caller,
                                                ImportFileRequest const& request) {
    auto const file = file_of(request.file_name, request.file_base64,
                              request.moods.value_or(std::vector<ImportMoodView>{}));
    if (!file)
        return std::unexpected(file.error());
    auto const report = context.rules.portability.preview_import(context.edition.imports, caller.id(), *file);
    if (!report)
        return std::unexpected(report.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return PreviewImportReply{view_of(*report, context.sentences()), std::move(*view)};
}

} // namespace

Route preview_import_route() {
    return http::post<preview_import>(
        {.operation = "previewImport",
         .path = "/authorized/account/import/preview",
         .summary = "What a file of another program, or an archive of this one, would bring. Keeps nothing.",
         .retries = 1,
         .refusals = {Fault::invalid_input, Fault::payload_too_large},
         .limit = kImportLimit,
         .body_limit = kImportBodyLimit});
}

} // namespace evenkeel::api
