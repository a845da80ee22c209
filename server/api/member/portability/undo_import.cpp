#include "api/context.hpp"
#include "api/member/portability/import_views.hpp"
#include "core/portability/member_archive.hpp"
#include "core/portability/portability_rules.hpp"

namespace evenkeel::api {

struct UndoImportRequest {
    ImportId import_id; ///< Which import is undone.
};
BOOST_DESCRIBE_STRUCT(UndoImportRequest, (), (import_id))

namespace {

http::Answer<ImportsReply> undo_import(Context const& context, http::Member const& caller,
                                       UndoImportRequest const& request) {
    if (auto const undone = context.rules.portability.undo_import(caller.id(), request.import_id); !undone)
        return std::unexpected(undone.error());
    return imports_reply(context, caller.id());
}

} // namespace

Route undo_import_route() {
    return http::put<undo_import>(
        {.operation = "undoImport",
         .path = "/authorized/account/import/undo",
         .summary = "Removes exactly what an import brought. Undoing it twice changes nothing.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::not_found}});
}

} // namespace evenkeel::api
