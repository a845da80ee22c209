#pragma once

#include "core/reading/signed_uploads.hpp"
#include "http/files/file_declaration.hpp"
#include "http/routing/router.hpp"

namespace evenkeel::api {

/// `POST /object-store/{bucket}`: the receiving end of the signed upload form, as S3 would answer it, but
/// with our error envelope. Add with `http::kUploadBodyLimit`.
[[nodiscard]] http::Endpoint receive_upload(reading::SignedUploads& uploads, Clock const& clock);

/// Its place in the contract.
[[nodiscard]] http::FileDeclaration receive_upload_declaration();

} // namespace evenkeel::api
