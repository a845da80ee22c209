#include "app/content_watch.hpp"

#include <gtest/gtest.h>

#include <condition_variable>
#include <fstream>
#include <mutex>

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

    fs::path folder_{fs::path{testing::TempDir()} /
                     ("watch_" + std::string{testing::UnitTest::GetInstance()->current_test_info()->name()})};
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

enum class Asked { no, yes };

struct Look {
    std::size_t mark;
    Asked asked;
    bool is_taken_over;
};

TEST(ASettledChange, IsTakenOverOnceWhenTwoLooksFindTheSame) {
    SettledChange change{1};
    for (auto const& [mark, asked, is_taken_over] :
         {Look{1, Asked::no, false}, Look{2, Asked::no, false}, Look{3, Asked::no, false},
          Look{3, Asked::no, true}, Look{3, Asked::no, false}, Look{4, Asked::no, false},
          Look{4, Asked::no, true}})
        EXPECT_EQ(change.look(mark, asked == Asked::yes), is_taken_over) << mark;
}

TEST(ASettledChange, IsTakenOverAtOnceWhenAskedFor) {
    SettledChange change{1};
    EXPECT_TRUE(change.look(2, true));
    EXPECT_FALSE(change.look(2, false)) << "it was taken over already";
    EXPECT_TRUE(change.look(2, true)) << "asked for, though nothing changed";
}

TEST(ASettledChange, CountsWhatChangedWhileTheFirstWasRead) {
    SettledChange change{1};
    EXPECT_FALSE(change.look(2, false));
    EXPECT_TRUE(change.look(2, false));
}

/// Waits, as long as the test runner allows, until the watch has called so many times.
class Calls {
public:
    void count() {
        {
            std::lock_guard const lock{mutex_};
            ++calls_;
        }
        changed_.notify_all();
    }

    void wait_for(int calls) {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [&] { return calls_ >= calls; });
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    int calls_{0};
};

TEST_F(WatchingContent, ChangesAreTakenOverOneAfterTheOther) {
    Calls calls;
    ContentWatch const watch{plan(milliseconds{1}), [&] { calls.count(); }};
    write("two.yaml", "b");
    calls.wait_for(1);
    write("two.yaml", "bbb");
    calls.wait_for(2);
}

TEST_F(WatchingContent, ARequestNeedsNoChange) {
    Calls calls;
    ContentWatch watch{plan(milliseconds::zero()), [&] { calls.count(); }};
    watch.look_now();
    calls.wait_for(1);
}

} // namespace
} // namespace evenkeel::app
