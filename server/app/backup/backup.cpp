#include "app/backup/backup.hpp"

#include "app/backup/backup_stage.hpp"
#include "app/backup/data_health.hpp"
#include "core/base/unavailable.hpp"
#include "outbound/backup/packed_folder.hpp"
#include "outbound/backup/sealed_file.hpp"
#include "storage/backup/whole_copy.hpp"
#include "storage/clock/clock_marks.hpp"
#include "storage/engine/migrate.hpp"

#include <array>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <unistd.h>

namespace evenkeel::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFormat = "evenkeel-backup 1";

/// Made on first start; those that come from settings are the operator's to keep.
constexpr std::array kKeys{"link_secret", "object_store_secret", "health_secret", "demo_password"};

/// A link costs no room, and the file stays as it is even when its recording is erased meanwhile.
void take_recordings(fs::path const& from, fs::path const& to) {
    std::error_code error;
    for (auto const& entry : fs::recursive_directory_iterator{from, error}) {
        if (!entry.is_regular_file(error) || entry.path().filename().string().starts_with('.'))
            continue;
        auto const target = to / fs::relative(entry.path(), from);
        fs::create_directories(target.parent_path());
        fs::create_hard_link(entry.path(), target, error);
        if (error && fs::exists(entry.path())) // erased since is no fault
            fs::copy_file(entry.path(), target);
    }
}

std::size_t files_below(fs::path const& folder) {
    std::error_code error;
    std::size_t count = 0;
    for (auto const& entry : fs::recursive_directory_iterator{folder, error})
        count += entry.is_regular_file() ? 1 : 0;
    return count;
}

BackupNote note_in(fs::path const& content) {
    std::ifstream file{content / "backup"};
    std::string format;
    BackupNote note;
    std::getline(file, format);
    std::getline(file, note.database_kind);
    std::getline(file, note.made_at);
    if (!file || format != kFormat)
        throw Unavailable{"this is no backup of ours, or of a newer version of the program"};
    note.recordings = files_below(content / "objects");
    return note;
}

/// Unseals and unpacks the file in the stage.
fs::path unpacked(fs::path const& file, BackupStage const& stage, std::string const& key) {
    auto const archive = stage.folder() / "archive.zip";
    auto content = stage.folder() / "content";
    outbound::open_sealed_file(file, archive, key);
    fs::create_directory(content);
    outbound::unpack_folder(archive, content);
    fs::remove(archive);
    return content;
}

void refuse_occupied(BackupPlace const& place) {
    auto occupied = !storage::is_empty(place.database) || files_below(place.data / "objects") > 0;
    for (auto const* key : kKeys)
        occupied = occupied || fs::exists(place.data / key);
    if (occupied)
        throw Unavailable{fmt::format("there is data already in {} or its database; nothing was changed. "
                                      "--replace replaces it for good",
                                      place.data.string())};
}

void fill_database(fs::path const& copy, std::string const& url) {
    storage::SetAside before{url};
    storage::put_back(copy, url);
    {
        auto const database = storage::open(url, {.connections = 1});
        storage::migrate(*database);
        storage::SqlClockMarks{*database}.forget(); // what the copy knew of the time says nothing about now
    }
    before.forget();
}

void fill_data(fs::path const& content, fs::path const& data) {
    fs::remove_all(data / "objects");
    if (fs::exists(content / "objects"))
        fs::rename(content / "objects", data / "objects");
    for (auto const* key : kKeys)
        if (fs::exists(content / "keys" / key))
            fs::rename(content / "keys" / key, data / key);
}

void refuse_other_kind(BackupNote const& note, std::string const& url) {
    if (note.database_kind != storage::kind_of(url))
        throw Unavailable{fmt::format("the backup is of {}, and the setting \"database\" names {}",
                                      note.database_kind, storage::kind_of(url))};
}

/// In the system's own folder for what is short-lived; it goes with this.
class ShortLivedFolder {
public:
    ShortLivedFolder() {
        auto name = (fs::temp_directory_path() / "evenkeel-verify-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr)
            throw Unavailable{fmt::format("no folder can be made in {}", fs::temp_directory_path().string())};
        path_ = name;
    }

    ~ShortLivedFolder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }

    ShortLivedFolder(ShortLivedFolder const&) = delete;
    ShortLivedFolder& operator=(ShortLivedFolder const&) = delete;

    [[nodiscard]] fs::path const& path() const { return path_; }

private:
    fs::path path_;
};

} // namespace

BackupPlace backup_place(Config const& config) {
    auto const data = fs::weakly_canonical(config.data);
    return {.data = data,
            .database =
                config.database.empty() ? "sqlite:" + (data / "evenkeel.db").string() : config.database,
            .key = config.backup_key};
}

fs::path backup_folder(Config const& config) {
    return config.backups.empty() ? fs::weakly_canonical(config.data) / "backups" : fs::path{config.backups};
}

std::string backup_name() {
    return fmt::format("evenkeel-{:%Y%m%dT%H%M%S}Z.backup",
                       std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
}

/// The database first: a recording that comes later belongs to nobody yet, and one that is missing was
/// erased.
void make_backup(BackupPlace const& place, fs::path const& to) {
    if (fs::exists(to))
        throw Unavailable{fmt::format("{} is there already", to.string())};
    BackupStage const stage{place.data};
    auto const content = stage.folder() / "content";
    fs::create_directories(content / "keys");
    auto const made_at = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    std::ofstream{content / "backup"}
        << fmt::format("{}\n{}\n{:%Y-%m-%dT%H:%M:%S}Z\n", kFormat, storage::kind_of(place.database), made_at);
    storage::copy_whole(place.database, content / "database");
    take_recordings(place.data / "objects", content / "objects");
    for (auto const* key : kKeys)
        if (fs::exists(place.data / key))
            fs::copy_file(place.data / key, content / "keys" / key);
    auto const archive = stage.folder() / "archive.zip";
    outbound::pack_folder(content, archive);
    fs::create_directories(fs::absolute(to).parent_path());
    outbound::seal_file(archive, to, place.key);
}

BackupNote restore_backup(fs::path const& file, BackupPlace const& place, Occupied occupied) {
    fs::create_directories(place.data);
    fs::permissions(place.data, fs::perms::owner_all);
    if (occupied == Occupied::refuse)
        refuse_occupied(place);
    BackupStage const stage{place.data};
    auto const content = unpacked(file, stage, place.key);
    auto note = note_in(content);
    refuse_other_kind(note, place.database);
    fill_database(content / "database", place.database);
    fill_data(content, place.data);
    return note;
}

bool verify_backup(fs::path const& file, BackupPlace const& near) {
    Examination examination{std::cout};
    ShortLivedFolder const folder;
    storage::ScratchDatabase const scratch{near.database, folder.path()};
    BackupPlace const place{.data = folder.path() / "data", .database = scratch.url(), .key = near.key};
    auto const restored = examination.look("backup", [&] {
        auto const note = restore_backup(file, place, Occupied::refuse);
        return ok(fmt::format("of {} at {}, with {} recordings", note.database_kind, note.made_at,
                              note.recordings));
    });
    if (restored) {
        examination.look("damage", [&] { return look_at_damage(place.database); });
        examination.look("keys", [&] { return look_at_keys(place.data); });
    }
    return examination.healthy();
}

} // namespace evenkeel::app
