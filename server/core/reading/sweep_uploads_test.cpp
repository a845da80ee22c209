#include "core/reading/reading_rules.hpp"

#include "core/base/unavailable.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::reading {
namespace {

using namespace std::chrono_literals;

class SweepUploadsTest : public ::testing::Test {
protected:
    Upload uploaded(std::string const& id) {
        auto upload = testing::an_upload(id, kAna);
        stores_.hrv_tasks.add_upload(upload);
        outside_.objects.upload(upload.object_key, "a recording");
        return upload;
    }

    Owner const kAna{MemberId{"ana"}};
    testing::TestOutside outside_;
    testing::TestStores stores_;
    ReadingRules const rules_{stores_, outside_};
};

TEST_F(SweepUploadsTest, RemovesWhatNobodyAskedToAnalyseForADay) {
    auto const upload = uploaded("one");
    outside_.clock.advance(kUploadLife);
    EXPECT_EQ(rules_.sweep_uploads(), 0U);
    outside_.clock.advance(1ms);
    EXPECT_EQ(rules_.sweep_uploads(), 1U);
    EXPECT_FALSE(outside_.objects.holds(upload.object_key));
    EXPECT_FALSE(stores_.hrv_tasks.find_upload(kAna, upload.id));
    EXPECT_EQ(rules_.sweep_uploads(), 0U);
}

TEST_F(SweepUploadsTest, KeepsTheRecordingsOfReadings) {
    auto const upload = uploaded("one");
    stores_.hrv_tasks.start_once(testing::a_task("task", upload), testing::a_job("analyse_upload"));
    outside_.clock.advance(kUploadLife + 1ms);
    EXPECT_EQ(rules_.sweep_uploads(), 0U);
    EXPECT_TRUE(outside_.objects.holds(upload.object_key));
    EXPECT_TRUE(stores_.hrv_tasks.find_upload(kAna, upload.id));
}

TEST_F(SweepUploadsTest, RemovesMoreThanItAsksForAtOnce) {
    for (int number = 0; number < 250; ++number)
        uploaded(std::to_string(number));
    outside_.clock.advance(kUploadLife + 1ms);
    EXPECT_EQ(rules_.sweep_uploads(), 250U);
    EXPECT_TRUE(stores_.hrv_tasks.abandoned_uploads(outside_.clock.now(), 1000).empty());
}

TEST_F(SweepUploadsTest, FindsAgainWhatItCouldNotRemove) {
    auto const upload = uploaded("one");
    outside_.clock.advance(kUploadLife + 1ms);
    outside_.objects.set_down(true);
    EXPECT_THROW(rules_.sweep_uploads(), Unavailable);
    outside_.objects.set_down(false);
    EXPECT_EQ(rules_.sweep_uploads(), 1U);
    EXPECT_FALSE(outside_.objects.holds(upload.object_key));
}

} // namespace
} // namespace evenkeel::reading
