#include "outbound/backup/packed_folder.hpp"

#include "core/base/unavailable.hpp"
#include "outbound/backup/durable_file.hpp"

#include <fmt/format.h>
#include <memory>
#include <string>
#include <tuple>
#include <vector>
#include <zip.h>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

constexpr int kFastest = 1; ///< Of deflate's levels: most of a copy is a database, which shrinks anyway.
constexpr std::size_t kPiece = 64 * 1024;

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};

using Archive = std::unique_ptr<zip_t, Discard>;

Archive opened(fs::path const& path, int flags) {
    int code = 0;
    Archive archive{zip_open(path.c_str(), flags, &code)};
    if (archive)
        return archive;
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    auto const text = fmt::format("this is no whole backup: {}", zip_error_strerror(&error));
    zip_error_fini(&error);
    throw Unavailable{text};
}

[[noreturn]] void cannot_pack(zip_t* archive) {
    throw Unavailable{fmt::format("the backup cannot be packed: {}", zip_strerror(archive))};
}

void add(zip_t* archive, fs::path const& file, std::string const& name) {
    auto* const source = zip_source_file(archive, file.c_str(), 0, -1);
    if (source == nullptr)
        cannot_pack(archive);
    auto const index = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
        cannot_pack(archive);
    }
    zip_set_file_compression(archive, static_cast<zip_uint64_t>(index), ZIP_CM_DEFLATE, kFastest);
}

/// A name that leads out of the folder is of no archive of ours.
fs::path place_in(fs::path const& folder, char const* name) {
    fs::path const relative{name == nullptr ? "" : name};
    for (auto const& step : relative)
        if (step == "..")
            throw Unavailable{"this is no backup of ours: a name in it leads elsewhere"};
    if (relative.empty() || relative.is_absolute())
        throw Unavailable{"this is no backup of ours: a name in it leads elsewhere"};
    return folder / relative;
}

/// The check sum is compared at the end of the file.
void take_out(zip_t* archive, zip_uint64_t index, fs::path const& to, std::string const& name) {
    std::unique_ptr<zip_file_t, decltype(&zip_fclose)> const file{zip_fopen_index(archive, index, 0),
                                                                  &zip_fclose};
    zip_int64_t count = file ? 0 : -1;
    fs::create_directories(to.parent_path());
    DurableFile target{to};
    std::vector<char> part(kPiece);
    while (file && (count = zip_fread(file.get(), part.data(), part.size())) > 0)
        target.write({part.data(), static_cast<std::size_t>(count)});
    if (count < 0)
        throw Unavailable{fmt::format("the backup is damaged: {} in it cannot be read", name)};
    target.finish();
}

} // namespace

void pack_folder(fs::path const& folder, fs::path const& archive) {
    auto packed = opened(archive, ZIP_CREATE | ZIP_EXCL);
    for (auto const& entry : fs::recursive_directory_iterator{folder})
        if (entry.is_regular_file())
            add(packed.get(), entry.path(), fs::relative(entry.path(), folder).string());
    if (zip_close(packed.get()) != 0)
        cannot_pack(packed.get());
    std::ignore = packed.release(); // closed
}

void unpack_folder(fs::path const& archive, fs::path const& folder) {
    auto const packed = opened(archive, ZIP_RDONLY | ZIP_CHECKCONS);
    auto const count = zip_get_num_entries(packed.get(), 0);
    for (zip_int64_t index = 0; index < count; ++index) {
        auto const* name = zip_get_name(packed.get(), static_cast<zip_uint64_t>(index), ZIP_FL_ENC_GUESS);
        take_out(packed.get(), static_cast<zip_uint64_t>(index), place_in(folder, name),
                 name == nullptr ? "" : name);
    }
}

} // namespace evenkeel::outbound
