// Feeds every input that once broke the engine, and every golden recording, to every door.
#include "fuzz/targets.hpp"
#include "support/goldens.hpp"

#include <filesystem>
#include <ostream>

#include <gtest/gtest.h>

namespace hrv::fuzz {

static void PrintTo(Target const& target, std::ostream* out) {
    *out << target.name;
}

namespace {

constexpr char kRegressions[] = "hrv/tests/fuzz/regressions";
constexpr char kGoldens[] = "hrv/tests/golden";

void open(Target const& target, std::filesystem::path const& path) {
    auto const text = tests::read_file(path.string());
    target.open({reinterpret_cast<std::uint8_t const*>(text.data()), text.size()});
}

class FuzzTarget : public testing::TestWithParam<Target> {};

TEST_P(FuzzTarget, StandsWhatOnceBrokeIt) {
    auto const folder = std::filesystem::path{kRegressions} / GetParam().name;
    if (std::filesystem::exists(folder)) {
        for (auto const& entry : std::filesystem::directory_iterator{folder}) {
            open(GetParam(), entry.path());
        }
    }
}

TEST_P(FuzzTarget, StandsEveryGoldenRecording) {
    for (auto const& entry : std::filesystem::directory_iterator{kGoldens}) {
        if (entry.is_directory()) {
            open(GetParam(), entry.path() / "recording.csv");
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, FuzzTarget, testing::ValuesIn(kTargets),
                         [](auto const& tested) { return std::string{tested.param.name}; });

} // namespace
} // namespace hrv::fuzz
