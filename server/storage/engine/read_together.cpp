#include "storage/engine/database.hpp"

#include <stdexcept>

namespace evenkeel::storage {
namespace {

/// The database and connection that the thread is inside of. A thread reads from one database at a time.
struct Shared {
    Database const* database{nullptr};
    Connection* connection{nullptr};
};

thread_local Shared shared;

class SharedFor {
public:
    SharedFor(Database const& database, Connection& connection) : before_{shared} {
        shared = {.database = &database, .connection = &connection};
    }

    ~SharedFor() { shared = before_; }

    SharedFor(SharedFor const&) = delete;
    SharedFor& operator=(SharedFor const&) = delete;

private:
    Shared before_;
};

} // namespace

Connection* Database::shared_connection() const {
    return shared.database == this ? shared.connection : nullptr;
}

void Database::refuse_inside_read_together() const {
    if (shared_connection() != nullptr)
        throw std::logic_error{"nothing can be written while reading together"};
}

void Database::read_together(std::function<void()> const& reads) {
    if (shared_connection() != nullptr)
        return reads();
    run_read([&](Connection& connection) {
        SharedFor const scope{*this, connection};
        reads();
    });
}

void Database::read_side_by_side(std::initializer_list<std::function<void()>> reads) {
    auto* const shared_with_all = shared_connection();
    if (shared_with_all == nullptr)
        throw std::logic_error{"reads stand side by side only inside read_together"};
    shared_with_all->read_side_by_side(reads);
}

} // namespace evenkeel::storage
