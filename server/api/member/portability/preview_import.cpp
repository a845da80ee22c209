#include "api/member/portability/import_views.hpp"
#include "api/member/portability/routes.hpp"

namespace evenkeel::api {

struct PreviewImportReply {
    ImportReportView report;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(PreviewImportReply, (), (report, member))

http::Route preview_import(PortabilityUses const& uses) {
    return http::post<http::Member, ImportFileRequest, PreviewImportReply>(
        {.operation = "previewImport",
         .path = "/authorized/account/import/preview",
         .summary = "What a file of another program, or an archive of this one, would bring. Keeps nothing.",
         .retries = 1,
         .refusals = {Fault::invalid_input, Fault::payload_too_large},
         .limit = kImportLimit,
         .body_limit = kImportBodyLimit},
        [uses](http::Member const& caller,
               ImportFileRequest const& request) -> http::Answer<PreviewImportReply> {
            auto const file = file_of(request.file_name, request.file_base64,
                                      request.moods.value_or(std::vector<ImportMoodView>{}));
            if (!file)
                return std::unexpected(file.error());
            auto const report = uses.preview_import(caller.id(), *file);
            if (!report)
                return std::unexpected(report.error());
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return PreviewImportReply{view_of(*report, uses.sentences), std::move(*view)};
        });
}

} // namespace evenkeel::api
