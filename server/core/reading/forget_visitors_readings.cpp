#include "core/reading/forget_visitors_readings.hpp"

namespace evenkeel::reading {

std::size_t ForgetVisitorsReadings::operator()() const {
    auto const uploads = tasks_.visitors_uploads(clock_.now() - kVisitorsReadingLife, kMostForgottenAtOnce);
    for (auto const& upload : uploads) {
        // The object goes first: after a crash in between the upload is still on the list.
        objects_.remove(upload.object_key);
        tasks_.forget_reading(upload.owner.visitor().value(), upload.id);
    }
    return uploads.size();
}

} // namespace evenkeel::reading
