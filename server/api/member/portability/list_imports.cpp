#include "api/member/portability/import_views.hpp"
#include "api/member/portability/routes.hpp"

namespace evenkeel::api {

http::Route list_imports(PortabilityUses const& uses) {
    return http::get<http::Member, ImportsReply>(
        {.operation = "listImports",
         .path = "/authorized/account/imports",
         .summary = "The files that the member brought in, newest first.",
         .retries = 2},
        [uses](http::Member const& caller) -> http::Answer<ImportsReply> {
            return imports_reply(uses.archive, uses.read_snapshot, caller.id());
        });
}

} // namespace evenkeel::api
