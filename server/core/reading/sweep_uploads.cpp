#include "core/reading/sweep_uploads.hpp"

namespace evenkeel::reading {

std::size_t SweepUploads::operator()() const {
    constexpr std::size_t kAtOnce = 100;
    auto const before = clock_.now() - kUploadLife;
    std::size_t swept = 0;
    while (true) {
        auto const uploads = tasks_.abandoned_uploads(before, kAtOnce);
        for (auto const& upload : uploads) {
            // The object goes first: after a crash in between the upload is still on the list.
            objects_.remove(upload.object_key);
            tasks_.forget_upload(upload.owner, upload.id);
        }
        swept += uploads.size();
        if (uploads.size() < kAtOnce)
            return swept;
    }
}

} // namespace evenkeel::reading
