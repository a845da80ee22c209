#include "api/member/portability/import_views.hpp"
#include "api/member/portability/routes.hpp"

namespace evenkeel::api {

struct UndoImportRequest {
    ImportId import_id;
};
BOOST_DESCRIBE_STRUCT(UndoImportRequest, (), (import_id))

http::Route undo_import(PortabilityUses const& uses) {
    return http::put<http::Member, UndoImportRequest, ImportsReply>(
        {.operation = "undoImport",
         .path = "/authorized/account/import/undo",
         .summary = "Removes exactly what an import brought. Undoing it twice changes nothing.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::not_found}},
        [uses](http::Member const& caller, UndoImportRequest const& request) -> http::Answer<ImportsReply> {
            if (auto const undone = uses.undo_import(caller.id(), request.import_id); !undone)
                return std::unexpected(undone.error());
            return imports_reply(uses.archive, uses.read_snapshot, caller.id());
        });
}

} // namespace evenkeel::api
