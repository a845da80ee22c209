#include "app/content_watch.hpp"

#include <functional>
#include <utility>

namespace evenkeel::app {
namespace {

namespace fs = std::filesystem;

std::size_t mixed(std::size_t mark, std::size_t part) {
    constexpr std::size_t kOdd = 0x9e3779b97f4a7c15U; // 2^64 / golden ratio, as boost::hash_combine has it
    return mark ^ (part + kOdd + (mark << 6U) + (mark >> 2U));
}

/// The order in which a folder lists its files is not fixed, so their marks are added up.
std::size_t mark_of_file(fs::directory_entry const& entry) {
    auto const written = entry.last_write_time().time_since_epoch().count();
    return mixed(mixed(std::hash<std::string>{}(entry.path().string()), static_cast<std::size_t>(written)),
                 static_cast<std::size_t>(entry.file_size()));
}

} // namespace

std::size_t mark_of(fs::path const& folder) noexcept {
    try {
        std::size_t mark = 1;
        for (auto entry = fs::recursive_directory_iterator{folder}; entry != fs::end(entry); ++entry) {
            if (entry->is_directory() && entry->path().filename() == "pictures")
                entry.disable_recursion_pending();
            else if (entry->is_regular_file())
                mark += mark_of_file(*entry);
        }
        return mark;
    } catch (std::exception const&) {
        return 0; // a file that went while we looked: the next look knows more
    }
}

bool SettledChange::look(std::size_t mark, bool is_asked_for) {
    auto const is_settled = mark == std::exchange(seen_, mark);
    if (!is_asked_for && (!is_settled || mark == taken_))
        return false;
    taken_ = mark;
    return true;
}

ContentWatch::ContentWatch(Plan plan, std::function<void()> take_over)
    : plan_{std::move(plan)}, take_over_{std::move(take_over)}, thread_{[this] { watch(); }} {}

ContentWatch::~ContentWatch() {
    {
        std::lock_guard const lock{mutex_};
        ends_ = true;
    }
    woken_.notify_all();
}

void ContentWatch::look_now() {
    {
        std::lock_guard const lock{mutex_};
        asked_ = true;
    }
    woken_.notify_all();
}

ContentWatch::Woken ContentWatch::wait() {
    std::unique_lock lock{mutex_};
    auto const is_up = [this] { return ends_ || asked_; };
    if (plan_.every > std::chrono::milliseconds::zero())
        woken_.wait_for(lock, plan_.every, is_up);
    else
        woken_.wait(lock, is_up);
    if (ends_)
        return Woken::to_end;
    return std::exchange(asked_, false) ? Woken::by_request : Woken::by_time;
}

void ContentWatch::watch() {
    SettledChange change{plan_.mark};
    for (auto woken = wait(); woken != Woken::to_end; woken = wait())
        if (change.look(mark_of(plan_.folder), woken == Woken::by_request))
            take_over_();
}

} // namespace evenkeel::app
