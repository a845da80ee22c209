#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>

namespace evenkeel::http {

/// Bytes of memory that the large bodies of all connections may take together. A body takes its share before
/// it is read, from several threads, hence counted and held in one step.
class BodyBudget {
public:
    explicit BodyBudget(std::uint64_t bytes) : bytes_{bytes} {}

    /// Given back at the end of its life, whatever ends it.
    class Share {
    public:
        Share(BodyBudget& budget, std::uint64_t bytes) : budget_{&budget}, bytes_{bytes} {}

        Share(Share&& other) noexcept
            : budget_{std::exchange(other.budget_, nullptr)}, bytes_{other.bytes_} {}

        Share& operator=(Share&& other) noexcept {
            std::swap(budget_, other.budget_);
            std::swap(bytes_, other.bytes_);
            return *this;
        }

        Share(Share const&) = delete;
        Share& operator=(Share const&) = delete;

        ~Share() {
            if (budget_ != nullptr)
                budget_->taken_ -= bytes_;
        }

    private:
        BodyBudget* budget_;
        std::uint64_t bytes_;
    };

    /// Nothing when so many are not left.
    [[nodiscard]] std::optional<Share> take(std::uint64_t bytes) {
        auto const taken = taken_ += bytes;
        if (taken <= bytes_)
            return std::optional<Share>{std::in_place, *this, bytes};
        taken_ -= bytes;
        return std::nullopt;
    }

private:
    std::uint64_t bytes_;
    std::atomic<std::uint64_t> taken_{0};
};

} // namespace evenkeel::http
