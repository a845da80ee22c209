#include "storage/backup/sqlite_copy.hpp"

#include "core/base/unavailable.hpp"

#include <fmt/format.h>
#include <memory>
#include <sqlite3.h>

namespace evenkeel::storage::sqlite {
namespace {

namespace fs = std::filesystem;

constexpr int kBusyTimeoutMs = 5000;

struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
};

using Handle = std::unique_ptr<sqlite3, Close>;

Handle opened(fs::path const& file, int flags) {
    sqlite3* raw = nullptr;
    auto const code = sqlite3_open_v2(file.c_str(), &raw, flags, nullptr);
    Handle handle{raw};
    if (code != SQLITE_OK)
        throw Unavailable{fmt::format("{} cannot be opened: {}", file.string(), sqlite3_errstr(code))};
    sqlite3_busy_timeout(raw, kBusyTimeoutMs);
    return handle;
}

/// The rows of a check, their columns beside each other.
std::vector<std::string> ask(sqlite3* handle, char const* question) {
    std::vector<std::string> rows;
    auto const take = [](void* into, int count, char** values, char** /*names*/) {
        std::string row;
        for (int i = 0; i < count; ++i)
            row += fmt::format("{}{}", i == 0 ? "" : " ", values[i] == nullptr ? "" : values[i]);
        static_cast<std::vector<std::string>*>(into)->push_back(std::move(row));
        return 0;
    };
    if (auto const code = sqlite3_exec(handle, question, take, &rows, nullptr); code != SQLITE_OK)
        throw Unavailable{fmt::format("{}: {}", question, sqlite3_errmsg(handle))};
    return rows;
}

fs::path aside(fs::path const& file) {
    return file.string() + ".replaced";
}

/// Leaving the write-ahead log is allowed to the only connection alone, so it tells whether a server runs.
void leave_log(fs::path const& file) {
    auto const handle = opened(file, SQLITE_OPEN_READWRITE);
    sqlite3_busy_timeout(handle.get(), 0);
    try {
        if (ask(handle.get(), "PRAGMA journal_mode=DELETE") == std::vector<std::string>{"delete"})
            return;
    } catch (Unavailable const&) { // said below
    }
    throw Unavailable{fmt::format("{} is in use: stop the server that works with it", file.string())};
}

} // namespace

/// In one step: readers of a write-ahead log see one moment and keep no writer waiting.
void copy_whole(fs::path const& from, fs::path const& to) {
    auto const source = opened(from, SQLITE_OPEN_READWRITE); // a log that was left behind is read too
    auto const target = opened(to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write);
    auto* const backup = sqlite3_backup_init(target.get(), "main", source.get(), "main");
    if (backup == nullptr)
        throw Unavailable{fmt::format("the database cannot be copied: {}", sqlite3_errmsg(target.get()))};
    auto const stepped = sqlite3_backup_step(backup, -1);
    auto const finished = sqlite3_backup_finish(backup);
    if (stepped != SQLITE_DONE || finished != SQLITE_OK)
        throw Unavailable{fmt::format("the database cannot be copied: {}",
                                      sqlite3_errstr(stepped != SQLITE_DONE ? stepped : finished))};
    // A copy is one file: without this its first reader would put a log beside it.
    ask(target.get(), "PRAGMA journal_mode=DELETE");
}

void put_back(fs::path const& copy, fs::path const& to) {
    if (!sqlite::is_empty(to))
        throw Unavailable{fmt::format("{} holds a database already", to.string())};
    fs::create_directories(to.parent_path());
    copy_whole(copy, to);
}

bool is_empty(fs::path const& file) {
    if (!fs::exists(file) || fs::file_size(file) == 0)
        return true;
    return ask(opened(file, SQLITE_OPEN_READWRITE).get(), "SELECT 1 FROM sqlite_schema LIMIT 1").empty();
}

void set_aside(fs::path const& file) {
    if (sqlite::is_empty(file))
        return;
    leave_log(file);
    fs::rename(file, aside(file));
}

void bring_back(fs::path const& file) {
    if (!fs::exists(aside(file)))
        return;
    for (auto const* suffix : {"-wal", "-shm", "-journal"})
        fs::remove(file.string() + suffix);
    fs::rename(aside(file), file);
}

void forget_aside(fs::path const& file) {
    fs::remove(aside(file));
}

std::vector<std::string> find_damage(fs::path const& file) {
    auto const handle = opened(file, SQLITE_OPEN_READWRITE);
    auto found = ask(handle.get(), "PRAGMA integrity_check(20)");
    if (found == std::vector<std::string>{"ok"})
        found.clear();
    for (auto const& row : ask(handle.get(), "PRAGMA foreign_key_check"))
        found.push_back("points at nothing (table, row, parent, key): " + row);
    return found;
}

} // namespace evenkeel::storage::sqlite
