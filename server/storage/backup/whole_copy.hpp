#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::storage {

/// The two databases write copies that only they themselves can read.
[[nodiscard]] std::string_view kind_of(std::string const& url);

/// Copies a whole database, as it is at one moment, into a new file, while others go on writing. Throws
/// Unavailable in words for an operator.
void copy_whole(std::string const& url, std::filesystem::path const& to);

/// Fills an empty database from such a copy. Throws Unavailable when it is not empty.
void put_back(std::filesystem::path const& copy, std::string const& url);

/// Whether there is nothing in it; a SQLite file that does not exist is empty.
[[nodiscard]] bool is_empty(std::string const& url);

/// Puts what is in a database aside, so that a copy can take its place, and back again unless `forget` was
/// called. Throws Unavailable while somebody else uses the database.
class SetAside {
public:
    explicit SetAside(std::string url);
    ~SetAside();
    SetAside(SetAside const&) = delete;
    SetAside& operator=(SetAside const&) = delete;

    /// The copy is whole: what was there before goes.
    void forget();

private:
    std::string url_;
    bool is_forgotten_{false};
};

/// Reads everything and names what is damaged: broken pages, indexes that contradict their tables, rows that
/// point at nothing. Empty: nothing was found.
[[nodiscard]] std::vector<std::string> find_damage(std::string const& url);

/// A database that goes with this: to try a copy in. `near` is an address on the same server, or for SQLite
/// anything; `folder` is where SQLite has its file.
class ScratchDatabase {
public:
    ScratchDatabase(std::string const& near, std::filesystem::path const& folder);
    ~ScratchDatabase();
    ScratchDatabase(ScratchDatabase const&) = delete;
    ScratchDatabase& operator=(ScratchDatabase const&) = delete;

    [[nodiscard]] std::string const& url() const { return url_; }

private:
    std::string near_;
    std::string name_; ///< On PostgreSQL.
    std::string url_;
};

} // namespace evenkeel::storage
