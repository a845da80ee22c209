#pragma once

#include "core/base/object_store.hpp"
#include "core/base/secure.hpp"
#include "core/reading/hrv_tasks.hpp"

namespace evenkeel::reading {

struct UploadInvitation {
    UploadId upload_id;
    PresignedPost post;
};

/// Hands out a signed place for one recording.
class RequestUpload {
public:
    RequestUpload(HrvTasks& tasks, ObjectStore const& objects, Clock const& clock, Secure& secure)
        : tasks_{tasks}, objects_{objects}, clock_{clock}, secure_{secure} {}

    UploadInvitation operator()(Owner const& owner) const;

private:
    HrvTasks& tasks_;
    ObjectStore const& objects_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::reading
