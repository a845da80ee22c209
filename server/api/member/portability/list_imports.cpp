#include "api/context.hpp"
#include "api/member/portability/import_views.hpp"
#include "core/portability/member_archive.hpp"

namespace evenkeel::api {

namespace {

http::Answer<ImportsReply> list_imports(Context const& context, http::Member const& caller) {
    return imports_reply(context, caller.id());
}

} // namespace

Route list_imports_route() {
    return http::get<list_imports>({.operation = "listImports",
                                    .path = "/authorized/account/imports",
                                    .summary = "The files that the member brought in, newest first.",
                                    .retries = 2});
}

} // namespace evenkeel::api
