#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string_view>

namespace evenkeel::outbound {

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

/// Throws Unavailable.
[[nodiscard]] OpenFile open_to_read(std::filesystem::path const& path);

/// A large file that is there whole or not at all, also after a power cut: it has another name until
/// `finish`. Only this user may read it.
class DurableFile {
public:
    /// Throws Unavailable when there is a file of that name already.
    explicit DurableFile(std::filesystem::path const& path);
    ~DurableFile();
    DurableFile(DurableFile const&) = delete;
    DurableFile& operator=(DurableFile const&) = delete;

    void write(std::string_view bytes);
    void finish();

private:
    std::filesystem::path path_;
    std::filesystem::path unfinished_;
    OpenFile file_;
};

} // namespace evenkeel::outbound
