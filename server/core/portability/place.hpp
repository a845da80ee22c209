#pragma once

#include "core/base/result.hpp"
#include "core/portability/member_data.hpp"

#include <chrono>
#include <semaphore>

namespace evenkeel::portability {

/// Files are read and archives made by a few at a time, because each holds all of a member's data.
inline constexpr std::ptrdiff_t kExportsAtOnce = 2;
inline constexpr std::ptrdiff_t kImportsAtOnce = 2;

static_assert(kArchiveBounds.taken_out.rows >= kImportsAtOnce * kArchiveBounds.brought_into.rows &&
                  kArchiveBounds.taken_out.bytes >= kImportsAtOnce * kArchiveBounds.brought_into.bytes,
              "what imports at one moment let in together must be able to leave");

/// One of those places, given back at the end of its life.
class Place {
public:
    /// Waits that long for one at most; who waits holds a worker.
    explicit Place(std::counting_semaphore<>& places, std::chrono::milliseconds patience = {})
        : places_{places.try_acquire_for(patience) ? &places : nullptr} {}

    ~Place() {
        if (places_ != nullptr)
            places_->release();
    }

    Place(Place const&) = delete;
    Place& operator=(Place const&) = delete;

    explicit operator bool() const { return places_ != nullptr; }

private:
    std::counting_semaphore<>* places_;
};

/// Refuses with unavailable, and says when to come again.
[[nodiscard]] inline std::unexpected<Failure> no_place(Sentence message) {
    return std::unexpected(Failure{.fault = Fault::unavailable,
                                   .field = {},
                                   .message = std::move(message),
                                   .retry_after = std::chrono::seconds{60}});
}

} // namespace evenkeel::portability
