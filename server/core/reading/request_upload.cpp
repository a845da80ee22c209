#include "core/reading/request_upload.hpp"

namespace evenkeel::reading {

UploadInvitation RequestUpload::operator()(Owner const& owner) const {
    auto const now = clock_.now();
    // The key is random and says nothing of its owner: it may show up in the logs of a storage provider.
    Upload const upload{.id = UploadId{secure_.uuid()},
                        .owner = owner,
                        .object_key = "recordings/" + secure_.token() + ".csv",
                        .created_at = now};
    tasks_.add_upload(upload);
    return {upload.id, objects_.presign(upload.object_key, now)};
}

} // namespace evenkeel::reading
