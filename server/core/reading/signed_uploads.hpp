#pragma once

#include "core/base/clock.hpp"
#include "core/base/result.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace evenkeel::reading {

/// A form that asks to store one file, as a browser posts it. The views live as long as the request.
struct UploadForm {
    std::vector<std::pair<std::string, std::string_view>> fields{}; ///< Those that came before the file.
    std::string_view file{};
};

/// The receiving end of `ObjectStore::presign`, where we keep the objects ourselves.
class SignedUploads {
public:
    virtual ~SignedUploads() = default;

    /// Keeps the file when the form is the signed one, complete and in time; keeping the same bytes again
    /// changes nothing. Refuses with `upload_refused`, naming the field or condition, or with `conflict` when
    /// other bytes are kept under this key already. Throws Unavailable when the file cannot be written.
    [[nodiscard]] virtual Result<void> accept(std::string_view bucket, UploadForm const& form,
                                              Instant now) = 0;
};

} // namespace evenkeel::reading
