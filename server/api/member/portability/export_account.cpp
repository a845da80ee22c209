#include "api/member/member_reply.hpp"
#include "api/member/portability/routes.hpp"
#include "core/base/base64.hpp"

namespace evenkeel::api {

struct ExportReply {
    std::string file_name;
    std::string file_base64; ///< A ZIP.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ExportReply, (), (file_name, file_base64, member))

http::Route export_account(PortabilityUses const& uses) {
    return http::get<http::Member, ExportReply>(
        {.operation = "exportAccount",
         .path = "/authorized/account/export",
         .summary = "Everything that is kept of the member, as one ZIP archive that can be read back.",
         .retries = 1,
         .refusals = {Fault::payload_too_large},
         .limit = account::RateLimit{.calls = 20, .window = std::chrono::hours{1}}},
        [uses](http::Member const& caller) -> http::Answer<ExportReply> {
            auto const exported = uses.export_member(caller.id());
            if (!exported)
                return std::unexpected(exported.error());
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return ExportReply{exported->file_name, to_base64(exported->bytes), std::move(*view)};
        });
}

} // namespace evenkeel::api
