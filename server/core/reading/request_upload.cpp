#include "core/reading/request_upload.hpp"

namespace evenkeel::reading {

Result<void> RequestUpload::check_visitors_share(std::string const& caller, Instant now) const {
    auto& limits = parts_.rate_limits;
    auto decision = limits.take("visitor_uploads:" + caller, kVisitorsUploads, now);
    if (decision.allowed)
        decision = limits.take("visitor_uploads", kAllVisitorsUploads, now);
    if (!decision.allowed)
        return std::unexpected(account::too_many_guesses(decision.retry_after));
    return {};
}

Result<UploadInvitation> RequestUpload::operator()(Owner const& owner, std::string const& caller) const {
    auto const now = parts_.clock.now();
    if (!owner.is_member())
        if (auto const allowed = check_visitors_share(caller, now); !allowed)
            return std::unexpected(allowed.error());
    // The key is random and says nothing of its owner: it may show up in the logs of a storage provider.
    Upload const upload{.id = UploadId{parts_.secure.uuid()},
                        .owner = owner,
                        .object_key = "recordings/" + parts_.secure.token() + ".csv",
                        .created_at = now};
    parts_.tasks.add_upload(upload);
    return UploadInvitation{upload.id, parts_.objects.presign(upload.object_key, now)};
}

} // namespace evenkeel::reading
