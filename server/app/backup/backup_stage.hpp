#pragma once

#include <filesystem>

namespace evenkeel::app {

/// A folder beside the data in which one backup at a time is put together or taken apart. It goes with this;
/// what a crash left is removed by the next one.
class BackupStage {
public:
    /// Throws Unavailable while another process is at it.
    explicit BackupStage(std::filesystem::path const& data);
    ~BackupStage();
    BackupStage(BackupStage const&) = delete;
    BackupStage& operator=(BackupStage const&) = delete;

    [[nodiscard]] std::filesystem::path const& folder() const { return folder_; }

private:
    int lock_;
    std::filesystem::path folder_;
};

} // namespace evenkeel::app
