#pragma once

#include <filesystem>
#include <string>

namespace evenkeel::testing {

/// A new empty folder that is removed with everything in it.
class TemporaryFolder {
public:
    explicit TemporaryFolder(std::string const& name);
    ~TemporaryFolder();
    TemporaryFolder(TemporaryFolder const&) = delete;
    TemporaryFolder& operator=(TemporaryFolder const&) = delete;

    [[nodiscard]] std::filesystem::path const& path() const { return path_; }

private:
    std::filesystem::path path_;
};

} // namespace evenkeel::testing
