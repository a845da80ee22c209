#pragma once

#include "core/account/sign_in/rate_limits.hpp"
#include "core/base/object_store.hpp"
#include "core/base/result.hpp"
#include "core/base/secure.hpp"
#include "core/reading/hrv_tasks.hpp"

namespace evenkeel::reading {

/// Places for recordings that visitors without an account get: from one network address, and all of them
/// together. Each may hold 8 MiB until it is swept.
inline constexpr account::RateLimit kVisitorsUploads{.calls = 30, .window = std::chrono::hours{1}};
inline constexpr account::RateLimit kAllVisitorsUploads{.calls = 600, .window = std::chrono::hours{1}};

struct UploadInvitation {
    UploadId upload_id;
    PresignedPost post;
};

/// Hands out a signed place for one recording.
class RequestUpload {
public:
    struct Parts {
        HrvTasks& tasks;
        ObjectStore const& objects;
        account::RateLimits& rate_limits;
        Clock const& clock;
        Secure& secure;
    };

    explicit RequestUpload(Parts parts) : parts_{parts} {}

    /// Refuses with too_many_requests visitors who have had theirs; `caller` is where they come from.
    Result<UploadInvitation> operator()(Owner const& owner, std::string const& caller) const;

private:
    [[nodiscard]] Result<void> check_visitors_share(std::string const& caller, Instant now) const;

    Parts parts_;
};

} // namespace evenkeel::reading
