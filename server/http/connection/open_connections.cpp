#include <utility>
#include <vector>

#include "http/connection/connection.hpp"

namespace evenkeel::http {

void OpenConnections::add(std::shared_ptr<OpenConnection> const& connection) {
    std::lock_guard const lock{mutex_};
    open_.emplace(connection.get(), connection);
}

void OpenConnections::remove(OpenConnection const* connection) {
    {
        std::lock_guard const lock{mutex_};
        open_.erase(connection);
    }
    one_less_.notify_all();
}

std::size_t OpenConnections::count() const {
    std::lock_guard const lock{mutex_};
    return open_.size();
}

void OpenConnections::finish_all() {
    for_each([](OpenConnection& connection) { connection.finish(); });
}

void OpenConnections::cut_all() {
    for_each([](OpenConnection& connection) { connection.cut(); });
}

bool OpenConnections::wait_for_none(std::chrono::milliseconds at_most) {
    std::unique_lock lock{mutex_};
    return one_less_.wait_for(lock, at_most, [this] { return open_.empty(); });
}

void OpenConnections::for_each(std::function<void(OpenConnection&)> const& visit) {
    std::vector<std::shared_ptr<OpenConnection>> alive;
    {
        // Released before the visits: the last owner's end calls `remove`, which locks again.
        std::lock_guard const lock{mutex_};
        for (auto const& [key, connection] : open_)
            if (auto strong = connection.lock())
                alive.push_back(std::move(strong));
    }
    for (auto const& connection : alive)
        visit(*connection);
}

} // namespace evenkeel::http
