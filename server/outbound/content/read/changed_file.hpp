#pragma once

// For tests of content readers only.

#include "outbound/content_error.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace evenkeel::outbound::testing {

/// A copy of one folder of the product's content, of whose files a test changes one piece.
class ChangedFolder {
public:
    explicit ChangedFolder(std::filesystem::path const& original) {
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_.parent_path());
        std::filesystem::copy(original, folder_, std::filesystem::copy_options::recursive);
    }

    ~ChangedFolder() { std::filesystem::remove_all(folder_); }

    ChangedFolder(ChangedFolder const&) = delete;
    ChangedFolder& operator=(ChangedFolder const&) = delete;

    [[nodiscard]] std::filesystem::path const& path() const { return folder_; }

    /// Returns the complaint of `read` when `piece`, which must be there, has become something else. The file
    /// is restored afterwards.
    template <class Read>
    [[nodiscard]] std::string complaint_when(std::string const& file, std::string_view piece,
                                             std::string_view becomes, Read const& read) const {
        auto const good = text_of(file);
        auto const at = good.find(piece);
        EXPECT_NE(at, std::string::npos) << piece;
        auto bad = good;
        std::ofstream{folder_ / file} << bad.replace(at == std::string::npos ? 0 : at, piece.size(), becomes);
        auto const complaint = complaint_of(read);
        std::ofstream{folder_ / file} << good;
        return complaint;
    }

    template <class Read>
    [[nodiscard]] static std::string complaint_of(Read const& read) {
        try {
            (void)read();
        } catch (ContentError const& error) {
            return error.what();
        }
        return {};
    }

private:
    [[nodiscard]] std::string text_of(std::string const& file) const {
        std::ifstream stream{folder_ / file};
        return {std::istreambuf_iterator<char>{stream}, {}};
    }

    std::filesystem::path folder_{
        std::filesystem::path{::testing::TempDir()} /
        ("changed_" + std::string{::testing::UnitTest::GetInstance()->current_test_info()->name()})};
};

} // namespace evenkeel::outbound::testing
