#include "app/watch/database_watch.hpp"

#include "core/base/cannot_write.hpp"

#include <spdlog/spdlog.h>

namespace evenkeel::app {
namespace {

void tell(DatabaseState state) {
    switch (state) {
    case DatabaseState::ready:
        return spdlog::info("the database can be read and written again");
    case DatabaseState::reading_only:
        return spdlog::error("nothing can be saved: the disk is full or may only be read; reading goes on");
    case DatabaseState::away:
        return spdlog::error("the database does not answer");
    }
}

} // namespace

DatabaseWatch::DatabaseWatch(Plan plan) : plan_{std::move(plan)} {
    look();
    thread_ = std::jthread{[this] { watch(); }};
}

DatabaseWatch::~DatabaseWatch() {
    {
        std::scoped_lock const lock{mutex_};
        ends_ = true;
    }
    woken_.notify_all();
}

DatabaseState DatabaseWatch::state() const {
    auto const began = began_.load();
    if (began != Moment::max() && std::chrono::steady_clock::now() - began > plan_.patience)
        return DatabaseState::away;
    return state_;
}

DatabaseState DatabaseWatch::found() const {
    if (!plan_.answers())
        return DatabaseState::away;
    try {
        plan_.write();
        return DatabaseState::ready;
    } catch (CannotWrite const&) {
        return DatabaseState::reading_only;
    } catch (std::exception const& error) {
        spdlog::warn("the database was asked to keep the time: {}", error.what());
        return DatabaseState::away;
    }
}

void DatabaseWatch::look() {
    began_ = std::chrono::steady_clock::now();
    auto const state = found();
    if (state_.exchange(state) != state)
        tell(state);
    began_ = Moment::max();
}

void DatabaseWatch::watch() {
    std::unique_lock lock{mutex_};
    while (!woken_.wait_for(lock, plan_.every, [this] { return ends_; })) {
        lock.unlock();
        look();
        lock.lock();
    }
}

} // namespace evenkeel::app
