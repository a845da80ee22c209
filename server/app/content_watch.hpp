#pragma once

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>
#include <thread>

namespace evenkeel::app {

/// Changes whenever a file below the folder appears, goes, grows or is written; pictures, which the server
/// does not read, aside. Never throws: a folder that cannot be read has a mark of its own.
[[nodiscard]] std::size_t mark_of(std::filesystem::path const& folder) noexcept;

/// Decides when a change is complete: once two looks in a row find the same mark. Whoever is still copying
/// files is waited for.
class SettledChange {
public:
    /// `mark` is that of what was read before.
    explicit SettledChange(std::size_t mark) : taken_{mark}, seen_{mark} {}

    /// Whether what this look found is to be taken over. `is_asked_for`: at once, changed or not.
    [[nodiscard]] bool look(std::size_t mark, bool is_asked_for);

private:
    std::size_t taken_;
    std::size_t seen_;
};

/// Looks at the content folder again and again, on a thread of its own, and takes it over when somebody has
/// changed it (SettledChange).
class ContentWatch {
public:
    struct Plan {
        std::filesystem::path folder;
        std::size_t mark{0};               ///< Of what was read before; taken before reading began.
        std::chrono::milliseconds every{}; ///< Zero: only `look_now` leads to a call.
    };

    /// `take_over` is called once for each change, on the watching thread; it must not throw.
    ContentWatch(Plan plan, std::function<void()> take_over);
    ~ContentWatch();
    ContentWatch(ContentWatch const&) = delete;
    ContentWatch& operator=(ContentWatch const&) = delete;

    /// Takes the folder over soon, changed or not. From any thread.
    void look_now();

private:
    enum class Woken { by_time, by_request, to_end };

    void watch();
    Woken wait();

    Plan plan_;
    std::function<void()> take_over_;
    std::mutex mutex_;
    std::condition_variable woken_;
    bool asked_{false};
    bool ends_{false};
    std::jthread thread_; // last: it uses the others
};

} // namespace evenkeel::app
