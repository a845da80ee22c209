#include "api/service/hrv_task_view.hpp"
#include "api/service/routes.hpp"

#include <map>

namespace evenkeel::api {

struct HrvUploadReply {
    std::string url;
    std::map<std::string, std::string> fields;
    std::string upload_id;
};
BOOST_DESCRIBE_STRUCT(HrvUploadReply, (), (url, fields, upload_id))

http::Route create_hrv_upload(ServiceUses const& uses) {
    return http::post<http::ServiceVisitor, http::Empty, HrvUploadReply>(
        {.operation = "createHrvUpload",
         .path = "/hrv-task/upload-url",
         .summary =
             "A signed place for one recording: post the fields and the file to the url within 10 minutes.",
         .retries = 3,
         .limit = account::RateLimit{.calls = 60, .window = std::chrono::minutes{10}}},
        [uses](http::ServiceVisitor const& caller, http::Empty const&) -> http::Answer<HrvUploadReply> {
            auto const invitation = uses.request_upload(owner_of(caller));
            return HrvUploadReply{invitation.post.url, invitation.post.fields, invitation.upload_id.value()};
        });
}

} // namespace evenkeel::api
