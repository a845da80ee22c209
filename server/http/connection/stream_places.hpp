#pragma once

#include <atomic>
#include <cstddef>
#include <optional>
#include <utility>

namespace evenkeel::http {

/// How many replies stream at once. Each costs a thread, so there are only so many places; they are taken
/// from several threads, hence counted and held in one step.
class StreamPlaces {
public:
    explicit StreamPlaces(std::size_t most) : most_{most} {}

    /// Given back at the end of its life, whatever ends it.
    class Place {
    public:
        explicit Place(StreamPlaces& places) : places_{&places} {}

        Place(Place&& other) noexcept : places_{std::exchange(other.places_, nullptr)} {}

        Place(Place const&) = delete;
        Place& operator=(Place const&) = delete;
        Place& operator=(Place&&) = delete;

        ~Place() {
            if (places_ != nullptr)
                --places_->taken_;
        }

    private:
        StreamPlaces* places_;
    };

    /// Nothing when all are taken.
    [[nodiscard]] std::optional<Place> take() {
        if (++taken_ <= most_)
            return std::optional<Place>{std::in_place, *this};
        --taken_;
        return std::nullopt;
    }

private:
    std::size_t most_;
    std::atomic<std::size_t> taken_{0};
};

} // namespace evenkeel::http
