#include <utility>
#include <vector>

#include "http/connection/connection.hpp"

namespace evenkeel::http {

void OpenConnections::add(std::shared_ptr<OpenConnection> const& connection, std::string address_block) {
    std::lock_guard const lock{mutex_};
    ++of_blocks_[address_block];
    open_.emplace(connection.get(),
                  Open{.connection = connection, .address_block = std::move(address_block)});
}

void OpenConnections::remove(OpenConnection const* connection) {
    {
        std::lock_guard const lock{mutex_};
        if (auto const found = open_.find(connection); found != open_.end()) {
            auto const block = of_blocks_.find(found->second.address_block);
            if (--block->second == 0)
                of_blocks_.erase(block);
            open_.erase(found);
        }
    }
    one_less_.notify_all();
}

std::size_t OpenConnections::count() const {
    std::lock_guard const lock{mutex_};
    return open_.size();
}

std::size_t OpenConnections::count_from(std::string const& address_block) const {
    std::lock_guard const lock{mutex_};
    auto const found = of_blocks_.find(address_block);
    return found == of_blocks_.end() ? 0 : found->second;
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
        for (auto const& [key, open] : open_)
            if (auto strong = open.connection.lock())
                alive.push_back(std::move(strong));
    }
    for (auto const& connection : alive)
        visit(*connection);
}

} // namespace evenkeel::http
