// Gives every door what once broke it, and the first inputs of its fuzzing.
#include "tests/fuzz/doors.hpp"

#include <filesystem>
#include <fstream>
#include <ostream>
#include <sstream>

#include <gtest/gtest.h>

namespace evenkeel::fuzz {

static void PrintTo(Door const& door, std::ostream* out) {
    *out << door.name;
}

namespace {

std::string content_of(std::filesystem::path const& path) {
    std::ifstream file{path, std::ios::binary};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

class FuzzedDoor : public testing::TestWithParam<Door> {
protected:
    /// Returns how many there were.
    static int open_all(std::filesystem::path const& folder) {
        auto count = 0;
        if (!std::filesystem::exists(folder))
            return count;
        for (auto const& entry : std::filesystem::directory_iterator{folder}) {
            auto const text = content_of(entry.path());
            GetParam().open({reinterpret_cast<std::uint8_t const*>(text.data()), text.size()});
            ++count;
        }
        return count;
    }
};

TEST_P(FuzzedDoor, StandsWhatOnceBrokeIt) {
    open_all(std::filesystem::path{"server/tests/fuzz/regressions"} / GetParam().name);
}

TEST_P(FuzzedDoor, StandsItsFirstInputsCutAnywhere) {
    auto const folder = std::filesystem::path{"server/tests/fuzz/seeds"} / GetParam().name;
    ASSERT_TRUE(std::filesystem::exists(folder)) << "fuzzing begins with a form that the door understands";
    for (auto const& entry : std::filesystem::directory_iterator{folder}) {
        auto const text = content_of(entry.path());
        for (auto length = text.size() + 1; length-- > 0;)
            GetParam().open({reinterpret_cast<std::uint8_t const*>(text.data()), length});
    }
}

INSTANTIATE_TEST_SUITE_P(All, FuzzedDoor, testing::ValuesIn(kDoors),
                         [](auto const& tested) { return std::string{tested.param.name}; });

} // namespace
} // namespace evenkeel::fuzz
