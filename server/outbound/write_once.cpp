#include "outbound/write_once.hpp"

#include <atomic>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "core/base/unavailable.hpp"

namespace evenkeel::outbound {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kAside = ".incoming-";

[[noreturn]] void give_up(fs::path const& path, std::error_code const& error) {
    throw Unavailable(fmt::format("cannot write {}: {}", path.string(), error.message()));
}

[[noreturn]] void give_up(fs::path const& path) {
    give_up(path, std::error_code{errno, std::generic_category()});
}

/// A descriptor that is closed whatever happens.
class Descriptor {
public:
    Descriptor(fs::path const& path, int flags) : number_{::open(path.c_str(), flags | O_CLOEXEC, 0600)} {
        if (number_ < 0)
            give_up(path);
    }

    ~Descriptor() { ::close(number_); }

    Descriptor(Descriptor const&) = delete;
    Descriptor& operator=(Descriptor const&) = delete;

    [[nodiscard]] int number() const { return number_; }

private:
    int number_;
};

/// A name beside the final one that no other upload uses; what it names goes when this does.
class Aside {
public:
    explicit Aside(fs::path const& path) {
        static std::atomic<unsigned> counter{0};
        path_ = path.parent_path() / fmt::format("{}{}-{}", kAside, ::getpid(), ++counter);
    }

    ~Aside() {
        std::error_code ignored;
        fs::remove(path_, ignored);
    }

    Aside(Aside const&) = delete;
    Aside& operator=(Aside const&) = delete;

    [[nodiscard]] fs::path const& path() const { return path_; }

private:
    fs::path path_;
};

void write_all(Descriptor const& file, std::string_view bytes, fs::path const& path) {
    while (!bytes.empty()) {
        auto const written = ::write(file.number(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            give_up(path);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void sync(Descriptor const& file, fs::path const& path) {
    if (::fsync(file.number()) != 0)
        give_up(path);
}

void sync_folder(fs::path const& folder) {
    sync(Descriptor{folder, O_RDONLY | O_DIRECTORY}, folder);
}

void make_folder(fs::path const& folder) {
    std::error_code error;
    bool const made = fs::create_directories(folder, error);
    if (error)
        give_up(folder, error);
    if (made && folder.has_parent_path())
        sync_folder(folder.parent_path());
}

Written compared(fs::path const& path, std::string_view bytes) {
    std::ifstream file{path, std::ios::binary};
    std::string const present{std::istreambuf_iterator<char>{file}, {}};
    return present == bytes ? Written::before : Written::otherwise;
}

} // namespace

Written write_once(fs::path const& path, std::string_view bytes) {
    std::error_code ignored;
    if (fs::exists(path, ignored))
        return compared(path, bytes);
    make_folder(path.parent_path());
    Aside const aside{path};
    {
        Descriptor const file{aside.path(), O_WRONLY | O_CREAT | O_EXCL};
        write_all(file, bytes, aside.path());
        sync(file, aside.path());
    }
    // A link, unlike a rename, never replaces: the file system is the referee between two uploads at once.
    if (::link(aside.path().c_str(), path.c_str()) != 0) {
        if (errno == EEXIST)
            return compared(path, bytes);
        give_up(path);
    }
    sync_folder(path.parent_path());
    return Written::now;
}

void sweep_leftovers(fs::path const& folder, std::chrono::seconds older_than) {
    std::error_code error;
    auto const limit = fs::file_time_type::clock::now() - older_than;
    for (auto const& entry : fs::recursive_directory_iterator{folder, error}) {
        bool const aside = entry.path().filename().string().starts_with(kAside);
        if (aside && entry.last_write_time(error) < limit)
            fs::remove(entry.path(), error);
    }
}

} // namespace evenkeel::outbound
