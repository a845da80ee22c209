#pragma once

#include "core/edition/edition.hpp"

#include <memory>
#include <mutex>

namespace evenkeel::app {

/// The content that serves now. Calls and jobs fetch it once and keep it for as long as they work with it.
class LiveEditions {
public:
    explicit LiveEditions(content::ByLanguage first)
        : current_{std::make_shared<Editions const>(std::move(first))} {}

    [[nodiscard]] std::shared_ptr<Editions const> current() const {
        std::lock_guard const lock{mutex_};
        return current_;
    }

    void replace(std::shared_ptr<Editions const> next) {
        std::lock_guard const lock{mutex_};
        current_.swap(next); // the old ones are freed outside the lock, with their last reader
    }

private:
    mutable std::mutex mutex_;
    std::shared_ptr<Editions const> current_;
};

} // namespace evenkeel::app
