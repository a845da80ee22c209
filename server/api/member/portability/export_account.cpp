#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/account/account_rules.hpp"
#include "core/base/base64.hpp"
#include "core/edition/edition.hpp"
#include "core/portability/portability_rules.hpp"

namespace evenkeel::api {

struct ExportReply {
    /// A name for the file.
    std::string file_name;
    /// A ZIP archive with everything that is kept of the member, in base64. {format byte}
    std::string file_base64;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ExportReply, (), (file_name, file_base64, member))

namespace {

http::Answer<ExportReply> export_account(Context const& context, http::Member const& caller) {
    if (auto const fresh = context.rules.account.fresh_proof.check(caller.id(), caller.session_id()); !fresh)
        return std::unexpected(fresh.error());
    auto const exported =
        context.rules.portability.export_member(context.edition.content.brand.name, caller.id());
    if (!exported)
        return std::unexpected(exported.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return ExportReply{exported->file_name, to_base64(exported->bytes), std::move(*view)};
}

} // namespace

Route export_account_route() {
    return http::get<export_account>(
        {.operation = "exportAccount",
         .path = "/authorized/account/export",
         .summary = "Everything that is kept of the member, as one ZIP archive that can be read back.",
         .retries = 1,
         .refusals = {Fault::payload_too_large, Fault::not_allowed},
         .limit = account::RateLimit{.calls = 20, .window = std::chrono::hours{1}}});
}

} // namespace evenkeel::api
