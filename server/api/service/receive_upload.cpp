#include "api/service/receive_upload.hpp"

#include "http/message/error_envelope.hpp"
#include "http/values/multipart.hpp"

#include <ranges>

namespace evenkeel::api {

namespace {

/// The body as a whole is bounded by its route; how large the file may be is for the signed policy to say.
constexpr http::MultipartLimits kLimits{.file_bytes = http::kUploadBodyLimit};

/// S3 stops reading at the file: what comes after it is not part of the form.
Result<reading::UploadForm> upload_form(http::MultipartForm const& multipart) {
    if (multipart.files.empty())
        return refuse(Fault::upload_refused, "file", "The form has no file.");
    auto const& file = multipart.files.front();
    reading::UploadForm form{.file = file.bytes};
    for (auto const& [name, value] : multipart.fields | std::views::take(file.fields_before))
        form.fields.emplace_back(name, value);
    return form;
}

} // namespace

http::Endpoint receive_upload(reading::SignedUploads& uploads, Clock const& clock) {
    return [&uploads, &clock](http::Request const& request) {
        auto const multipart =
            http::parse_multipart(request.header("Content-Type").value_or(""), request.body, kLimits);
        if (!multipart)
            return http::error_reply(multipart.error(), request.request_id);
        auto const form = upload_form(*multipart);
        if (!form)
            return http::error_reply(form.error(), request.request_id);
        auto const accepted =
            uploads.accept(request.path_parameter("bucket").value_or(""), *form, clock.now());
        return accepted ? http::empty_reply(204) : http::error_reply(accepted.error(), request.request_id);
    };
}

http::FileDeclaration receive_upload_declaration() {
    return {.operation = "receiveUpload",
            .path = "/object-store/{bucket}",
            .summary = "Takes a recording by the form that `/hrv-task/upload-url` signed: its fields "
                       "unchanged, then the "
                       "file. An outside object store takes the same form at its own address.",
            .method = http::Method::post,
            .retries = 3,
            .refusals = {Fault::malformed_request, Fault::upload_refused, Fault::conflict,
                         Fault::payload_too_large, Fault::unsupported_media_type, Fault::request_timeout}};
}

} // namespace evenkeel::api
