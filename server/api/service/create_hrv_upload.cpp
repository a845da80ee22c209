#include "api/context.hpp"
#include "api/service/hrv_task_view.hpp"
#include "core/reading/reading_rules.hpp"

#include <map>

namespace evenkeel::api {

struct HrvUploadReply {
    /// Where to post the form. {format uri}
    std::string url;
    /// The fields of the form, unchanged and before the file, which is the field `file`.
    std::map<std::string, std::string> fields;
    /// Names the recording when its analysis is started.
    std::string upload_id;
};
BOOST_DESCRIBE_STRUCT(HrvUploadReply, (), (url, fields, upload_id))

namespace {

http::Answer<HrvUploadReply> create_hrv_upload(Context const& context, http::ServiceVisitor const& caller,
                                               http::Empty const&) {
    auto const invitation = context.rules.reading.request_upload(owner_of(caller), context.exchange.caller());
    if (!invitation)
        return std::unexpected(invitation.error());
    return HrvUploadReply{context.exchange.as_called(invitation->post.url), invitation->post.fields,
                          invitation->upload_id.value()};
}

} // namespace

Route create_hrv_upload_route() {
    return http::post<create_hrv_upload>(
        {.operation = "createHrvUpload",
         .path = "/hrv-task/upload-url",
         .summary =
             "A signed place for one recording: post the fields and the file to the url within 10 minutes.",
         .retries = 3,
         .refusals = {Fault::too_many_requests},
         .limit = account::RateLimit{.calls = 60, .window = std::chrono::minutes{10}}});
}

} // namespace evenkeel::api
