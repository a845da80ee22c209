#include "tests/port_contracts/hrv_contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Backend>
class HrvUploadsContract : public HrvContract<Backend> {
protected:
    std::vector<std::string> abandoned_before(Instant before, std::size_t limit = 100) {
        std::vector<std::string> ids;
        for (auto const& upload : this->tasks().abandoned_uploads(before, limit))
            ids.push_back(upload.id.value());
        return ids;
    }
};

TYPED_TEST_SUITE(HrvUploadsContract, Backends, BackendNames);

TYPED_TEST(HrvUploadsContract, AnUploadIsFoundByItsOwnerOnly) {
    auto const of_visitor = an_upload("v", this->visitor_, kMondayMorning + 1ms);
    this->tasks().add_upload(this->upload_);
    this->tasks().add_upload(of_visitor);
    EXPECT_EQ(fields(*this->tasks().find_upload(this->ana_, UploadId{"u"})), fields(this->upload_));
    EXPECT_EQ(fields(*this->tasks().find_upload(this->visitor_, UploadId{"v"})), fields(of_visitor));
    EXPECT_FALSE(this->tasks().find_upload(this->visitor_, UploadId{"u"}));
    EXPECT_FALSE(this->tasks().find_upload(this->ana_, UploadId{"v"}));
}

TYPED_TEST(HrvUploadsContract, TheLatestUploadIsTheOwnersNewest) {
    EXPECT_FALSE(this->tasks().latest_upload(this->ana_));
    this->tasks().add_upload(an_upload("newer", this->ana_, kMondayMorning + 2ms));
    this->tasks().add_upload(an_upload("older", this->ana_, kMondayMorning + 1ms));
    this->tasks().add_upload(an_upload("visitor's", this->visitor_, kMondayMorning + 3ms));
    EXPECT_EQ(this->tasks().latest_upload(this->ana_)->id, UploadId{"newer"});
}

TYPED_TEST(HrvUploadsContract, AnUploadIsAbandonedWhenNoTaskWasStartedInTime) {
    for (auto const minutes : {2, 1, 3})
        this->tasks().add_upload(
            an_upload(std::to_string(minutes), this->ana_, kMondayMorning + minutes * 1min));
    this->add_reading("read", this->ana_, kMondayMorning);
    EXPECT_THAT(this->abandoned_before(kMondayMorning + 3min), ElementsAre("1", "2"));
    EXPECT_THAT(this->abandoned_before(kMondayMorning + 3min, 1), ElementsAre("1"));
    EXPECT_THAT(this->abandoned_before(kMondayMorning + 1h), ElementsAre("1", "2", "3"));
}

TYPED_TEST(HrvUploadsContract, AForgottenUploadIsGone) {
    this->tasks().add_upload(this->upload_);
    this->tasks().forget_upload(this->visitor_, this->upload_.id);
    EXPECT_TRUE(this->tasks().find_upload(this->ana_, this->upload_.id));
    this->tasks().forget_upload(this->ana_, this->upload_.id);
    this->tasks().forget_upload(this->ana_, this->upload_.id);
    EXPECT_FALSE(this->tasks().find_upload(this->ana_, this->upload_.id));
}

TYPED_TEST(HrvUploadsContract, AnUploadWhoseTaskWasStartedMeanwhileIsNotForgotten) {
    this->tasks().add_upload(this->upload_);
    this->start(a_task("t", this->upload_));
    this->tasks().forget_upload(this->ana_, this->upload_.id);
    EXPECT_TRUE(this->tasks().find_upload(this->ana_, this->upload_.id));
}

TYPED_TEST(HrvUploadsContract, VisitorsUploadsAreThoseOfVisitorsAnalysedOrNot) {
    this->add_reading("read", this->visitor_, kMondayMorning);
    this->tasks().add_upload(an_upload("b", this->visitor_, kMondayMorning + 2min));
    this->tasks().add_upload(an_upload("a", reading::Owner{VisitorId{"other"}}, kMondayMorning + 1min));
    this->tasks().add_upload(an_upload("late", this->visitor_, kMondayMorning + 3min));
    this->add_reading("of ana", this->ana_, kMondayMorning);
    this->tasks().add_upload(an_upload("upload of ana", this->ana_, kMondayMorning));
    auto const found = [this](std::size_t limit) {
        std::vector<std::string> ids;
        for (auto const& upload : this->tasks().visitors_uploads(kMondayMorning + 3min, limit))
            ids.push_back(upload.id.value());
        return ids;
    };
    EXPECT_THAT(found(9), ElementsAre("upload of read", "a", "b"));
    EXPECT_THAT(found(1), ElementsAre("upload of read"));
}

TYPED_TEST(HrvUploadsContract, AForgottenReadingLeavesNothingAndTakesNothingElseAlong) {
    VisitorId const visitor{"ana"};
    for (auto const* const name : {"one", "two"}) {
        this->add_reading(name, this->visitor_, kMondayMorning);
        this->add_reading(name, this->ana_, kMondayMorning);
    }
    this->tasks().forget_reading(visitor, UploadId{"upload of one"});
    this->tasks().forget_reading(visitor, UploadId{"upload of one"});
    EXPECT_FALSE(this->tasks().find_upload(this->visitor_, UploadId{"upload of one"}));
    EXPECT_FALSE(this->tasks().find(this->visitor_, HrvTaskId{"one"}));
    EXPECT_TRUE(this->tasks().find(this->visitor_, HrvTaskId{"two"})->measurement);
    EXPECT_TRUE(this->tasks().find(this->ana_, HrvTaskId{"one"})->measurement);
    EXPECT_TRUE(this->tasks().find_upload(this->ana_, UploadId{"upload of one"}));
    // Its result is gone too: a task of the same name finds none.
    this->tasks().add_upload(an_upload("upload of one", this->visitor_));
    this->start(a_task("one", an_upload("upload of one", this->visitor_)));
    EXPECT_FALSE(this->tasks().find(this->visitor_, HrvTaskId{"one"})->measurement);
}

} // namespace
} // namespace evenkeel::testing
