#include "outbound/portability/zip.hpp"

#include <fmt/format.h>
#include <memory>
#include <ranges>
#include <stdexcept>
#include <zip.h>

namespace evenkeel::outbound {
namespace {

using portability::ArchiveFile;

constexpr std::size_t kSmall = std::size_t{1024} * 1024; ///< Text this short may be as regular as it likes.

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};

struct Close {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};

struct Free {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};

using Archive = std::unique_ptr<zip_t, Discard>;
using Source = std::unique_ptr<zip_source_t, Free>;

[[noreturn]] void fail(char const* what) {
    throw std::runtime_error{fmt::format("zip: {}", what)};
}

void add(zip_t* archive, ArchiveFile const& file, std::time_t modified_at) {
    auto* const source = zip_source_buffer(archive, file.bytes.data(), file.bytes.size(), 0);
    if (source == nullptr)
        fail(zip_strerror(archive));
    auto const index = zip_file_add(archive, file.name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
        fail(zip_strerror(archive));
    }
    zip_file_set_mtime(archive, static_cast<zip_uint64_t>(index), modified_at, 0);
}

std::string read_all(zip_source_t* source) {
    zip_stat_t facts;
    if (zip_source_open(source) < 0 || zip_source_stat(source, &facts) < 0)
        fail("the packed bytes cannot be read");
    std::string bytes(facts.size, '\0');
    auto const read = zip_source_read(source, bytes.data(), bytes.size());
    zip_source_close(source);
    if (read != static_cast<zip_int64_t>(bytes.size()))
        fail("the packed bytes end early");
    return bytes;
}

std::unexpected<Failure> damaged(std::string_view name) {
    return refuse(Fault::invalid_input, "file_base64",
                  name.empty()
                      ? Sentence{"This is not a ZIP archive we can read."}
                      : Sentence{"The archive is damaged at {name}.", {{"name", std::string{name}}}});
}

std::unexpected<Failure> too_large() {
    return refuse(Fault::payload_too_large, "file_base64", "The archive is too large when unpacked.");
}

/// Some programs would write it outside of the folder they unpack into; we write nothing, and want no part.
bool leads_outside(std::string_view name) {
    if (name.starts_with('/') || name.contains('\\') || name.contains(':'))
        return true;
    for (auto const part : name | std::views::split('/'))
        if (std::string_view{part.begin(), part.end()} == "..")
            return true;
    return false;
}

using Room = std::size_t;

Result<void> read_file(zip_t* archive, zip_uint64_t index, UnzipVisitor const& visitor, Room& room) {
    std::string const name = zip_get_name(archive, index, 0);
    std::unique_ptr<zip_file_t, Close> const file{zip_fopen_index(archive, index, 0)};
    if (!file)
        return damaged(name);
    std::string piece(std::size_t{64} * 1024, '\0');
    for (;;) {
        auto const read = zip_fread(file.get(), piece.data(), piece.size());
        if (read < 0)
            return damaged(name);
        auto const size = static_cast<std::size_t>(read);
        if (size > room)
            return too_large();
        room -= size;
        if (auto const taken = visitor.take(name, std::string_view{piece}.substr(0, size));
            !taken || size == 0)
            return taken;
    }
}

} // namespace

std::string zip(std::span<ArchiveFile const> files, Instant modified_at) {
    zip_error_t error;
    zip_error_init(&error);
    Source const source{zip_source_buffer_create(nullptr, 0, 0, &error)};
    if (!source)
        fail(zip_error_strerror(&error));
    Archive archive{zip_open_from_source(source.get(), ZIP_TRUNCATE, &error)};
    if (!archive)
        fail(zip_error_strerror(&error));
    zip_source_keep(source.get());
    auto const moment =
        std::chrono::system_clock::to_time_t(std::chrono::floor<std::chrono::seconds>(modified_at));
    for (auto const& file : files)
        add(archive.get(), file, moment);
    if (zip_close(archive.get()) < 0)
        fail(zip_strerror(archive.get()));
    (void)archive.release(); // closed
    return read_all(source.get());
}

Result<void> unzip_each(std::string_view bytes, UnzipVisitor const& visitor, UnzipLimits const& limits) {
    zip_error_t error;
    zip_error_init(&error);
    auto* const source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    if (source == nullptr)
        return damaged({});
    Archive const archive{zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error)};
    if (!archive) {
        zip_source_free(source);
        return damaged({});
    }
    auto const count = static_cast<zip_uint64_t>(zip_get_num_entries(archive.get(), 0));
    if (count > limits.files)
        return too_large();
    // A bomb gains little from a limit that follows the size of what was sent.
    Room room = std::min(limits.bytes, std::max(kSmall, bytes.size() * limits.ratio));
    for (zip_uint64_t i = 0; i < count; ++i) {
        auto const* const name = zip_get_name(archive.get(), i, 0);
        if (name == nullptr || leads_outside(name))
            return damaged("a file whose name leads outside of it");
        if (visitor.is_wanted(name))
            if (auto const read = read_file(archive.get(), i, visitor, room); !read)
                return read;
    }
    return {};
}

Result<std::vector<ArchiveFile>> unzip(std::string_view bytes,
                                       std::function<bool(std::string_view name)> is_wanted,
                                       UnzipLimits const& limits) {
    std::vector<ArchiveFile> files;
    bool is_open = false;
    UnzipVisitor const visitor{.is_wanted = std::move(is_wanted),
                               .take = [&](std::string_view name, std::string_view piece) -> Result<void> {
                                   if (!is_open)
                                       files.push_back({std::string{name}, {}});
                                   files.back().bytes += piece;
                                   is_open = !piece.empty();
                                   return {};
                               }};
    if (auto const read = unzip_each(bytes, visitor, limits); !read)
        return std::unexpected(read.error());
    return files;
}

Result<std::vector<std::string>> names_in_zip(std::string_view bytes) {
    std::vector<std::string> names;
    UnzipVisitor const visitor{.is_wanted =
                                   [&](std::string_view name) {
                                       names.emplace_back(name);
                                       return false;
                                   },
                               .take = [](auto, auto) -> Result<void> { return {}; }};
    if (auto const read = unzip_each(bytes, visitor); !read)
        return std::unexpected(read.error());
    return names;
}

} // namespace evenkeel::outbound
