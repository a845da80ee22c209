#include "storage/executed_statements.hpp"

#include <sql/statements.hpp>

#include <atomic>
#include <mutex>
#include <set>

namespace evenkeel::storage {
namespace {

std::atomic<bool> remembering{false};
std::mutex mutex;
std::set<std::string, std::less<>> executed;

} // namespace

void note_executed(std::string_view name) {
    if (!remembering.load(std::memory_order_relaxed))
        return;
    std::scoped_lock const lock{mutex};
    executed.emplace(name);
}

void remember_executed() {
    remembering = true;
}

std::vector<std::string> never_executed() {
    std::scoped_lock const lock{mutex};
    std::vector<std::string> missing;
    for (auto const* statement : kAllStatements)
        if (!executed.contains(statement->name))
            missing.emplace_back(statement->name);
    return missing;
}

} // namespace evenkeel::storage
