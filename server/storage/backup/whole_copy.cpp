#include "storage/backup/whole_copy.hpp"

#include "storage/backup/postgres_copy.hpp"
#include "storage/backup/sqlite_copy.hpp"

#include <fmt/format.h>
#include <unistd.h>

namespace evenkeel::storage {
namespace {

constexpr std::string_view kSqlite = "sqlite:";

bool is_sqlite(std::string const& url) {
    return url.starts_with(kSqlite);
}

std::filesystem::path file_of(std::string const& url) {
    return url.substr(kSqlite.size());
}

} // namespace

std::string_view kind_of(std::string const& url) {
    return is_sqlite(url) ? "sqlite" : "postgresql";
}

void copy_whole(std::string const& url, std::filesystem::path const& to) {
    is_sqlite(url) ? sqlite::copy_whole(file_of(url), to) : postgres::copy_whole(url, to);
}

void put_back(std::filesystem::path const& copy, std::string const& url) {
    is_sqlite(url) ? sqlite::put_back(copy, file_of(url)) : postgres::put_back(copy, url);
}

bool is_empty(std::string const& url) {
    return is_sqlite(url) ? sqlite::is_empty(file_of(url)) : postgres::is_empty(url);
}

SetAside::SetAside(std::string url) : url_{std::move(url)} {
    is_sqlite(url_) ? sqlite::set_aside(file_of(url_)) : postgres::set_aside(url_);
}

SetAside::~SetAside() {
    try {
        if (!is_forgotten_)
            is_sqlite(url_) ? sqlite::bring_back(file_of(url_)) : postgres::bring_back(url_);
    } catch (std::exception const&) { // the next one that restores finds it under its other name
    }
}

void SetAside::forget() {
    is_forgotten_ = true;
    is_sqlite(url_) ? sqlite::forget_aside(file_of(url_)) : postgres::forget_aside(url_);
}

std::vector<std::string> find_damage(std::string const& url) {
    return is_sqlite(url) ? sqlite::find_damage(file_of(url)) : postgres::find_damage(url);
}

ScratchDatabase::ScratchDatabase(std::string const& near, std::filesystem::path const& folder)
    : near_{near}, url_{"sqlite:" + (folder / "scratch.db").string()} {
    if (is_sqlite(near))
        return;
    name_ = fmt::format("evenkeel_scratch_{}", ::getpid());
    postgres::create_beside(near, name_);
    url_ = postgres::address_beside(near, name_);
}

ScratchDatabase::~ScratchDatabase() {
    try {
        if (!name_.empty())
            postgres::drop_beside(near_, name_);
    } catch (std::exception const&) { // an operator finds it by its name
    }
}

} // namespace evenkeel::storage
