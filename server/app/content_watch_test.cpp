#include "app/content_watch.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <fstream>

namespace evenkeel::app {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

class WatchingContent : public testing::Test {
protected:
    void SetUp() override {
        fs::create_directories(folder_ / "pictures");
        write("one.yaml", "a");
    }

    void TearDown() override { fs::remove_all(folder_); }

    void write(char const* file, char const* text) const { std::ofstream{folder_ / file} << text; }

    [[nodiscard]] ContentWatch::Plan plan(milliseconds every) const {
        return {.folder = folder_, .mark = mark_of(folder_), .every = every};
    }

    bool taken_over(int times) {
        auto const deadline = std::chrono::steady_clock::now() + std::chrono::seconds{10};
        while (calls_ < times && std::chrono::steady_clock::now() < deadline)
            std::this_thread::sleep_for(milliseconds{5});
        return calls_ == times;
    }

    fs::path folder_{fs::path{testing::TempDir()} /
                     ("watch_" + std::string{testing::UnitTest::GetInstance()->current_test_info()->name()})};
    std::atomic<int> calls_{0};
};

TEST_F(WatchingContent, AMarkChangesWithEveryFileButThePictures) {
    auto const first = mark_of(folder_);
    EXPECT_EQ(mark_of(folder_), first);
    write("pictures/one.svg", "drawn");
    EXPECT_EQ(mark_of(folder_), first);
    write("two.yaml", "b");
    auto const second = mark_of(folder_);
    EXPECT_NE(second, first);
    write("two.yaml", "bb");
    EXPECT_NE(mark_of(folder_), second);
    fs::remove(folder_ / "two.yaml");
    EXPECT_EQ(mark_of(folder_), first);
}

TEST_F(WatchingContent, AFolderThatIsGoneHasAMarkToo) {
    EXPECT_EQ(mark_of(folder_ / "nowhere"), 0u);
}

TEST_F(WatchingContent, AChangeIsTakenOverOnce) {
    ContentWatch const watch{plan(milliseconds{10}), [this] { ++calls_; }};
    std::this_thread::sleep_for(milliseconds{60});
    EXPECT_EQ(calls_, 0);
    write("two.yaml", "b");
    EXPECT_TRUE(taken_over(1));
    std::this_thread::sleep_for(milliseconds{60});
    EXPECT_EQ(calls_, 1);
    write("two.yaml", "bbb");
    EXPECT_TRUE(taken_over(2));
}

TEST_F(WatchingContent, WhatChangedWhileTheFirstWasReadIsTakenOver) {
    auto early = plan(milliseconds{10});
    write("two.yaml", "b");
    ContentWatch const watch{early, [this] { ++calls_; }};
    EXPECT_TRUE(taken_over(1));
}

TEST_F(WatchingContent, ItIsTakenOverOnRequest) {
    ContentWatch watch{plan(milliseconds::zero()), [this] { ++calls_; }};
    write("two.yaml", "b");
    std::this_thread::sleep_for(milliseconds{30});
    EXPECT_EQ(calls_, 0);
    watch.look_now();
    EXPECT_TRUE(taken_over(1));
}

} // namespace
} // namespace evenkeel::app
