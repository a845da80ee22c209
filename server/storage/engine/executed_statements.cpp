#include "storage/engine/executed_statements.hpp"

#include <atomic>
#include <mutex>
#include <set>

namespace evenkeel::storage {
namespace {

std::atomic<bool> remembering{false};
std::mutex mutex;
std::set<std::string> executed;

std::string words_for(std::string_view name, Dialect dialect) {
    return std::string{name} + (dialect == Dialect::sqlite ? " on SQLite" : " on PostgreSQL");
}

} // namespace

void note_executed(std::string_view name, Dialect dialect) {
    if (!remembering.load(std::memory_order_relaxed))
        return;
    std::scoped_lock const lock{mutex};
    executed.insert(words_for(name, dialect));
}

void remember_executed() {
    remembering = true;
}

std::vector<std::string> never_executed() {
    std::scoped_lock const lock{mutex};
    std::vector<std::string> missing;
    for (auto const* statement : all_statements())
        for (auto const dialect : {Dialect::sqlite, Dialect::postgres})
            if (auto const words = words_for(statement->name, dialect); !executed.contains(words))
                missing.push_back(words);
    return missing;
}

} // namespace evenkeel::storage
