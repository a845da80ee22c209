#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using ::testing::IsEmpty;

template <class Backend>
class RemovedCheckInsContract : public Contract<Backend> {
protected:
    checkin::CheckIns& check_ins() { return this->stores_.check_ins; }

    checkin::CheckIns::Kept add(checkin::CheckIn const& check_in) {
        return check_ins().add_once(check_in, a_job("refresh"));
    }
};

TYPED_TEST_SUITE(RemovedCheckInsContract, Backends, BackendNames);

TYPED_TEST(RemovedCheckInsContract, OneThatWasRemovedIsNotKeptAgain) {
    auto const check_in = a_check_in(this->kAna, "e");
    this->add(check_in);
    EXPECT_TRUE(this->check_ins().remove(this->kAna, check_in.id, a_job("refresh")));
    this->forget_queued();
    auto again = check_in;
    again.id = CheckInId{"another id, as every call has"};
    for (int i = 0; i < 2; ++i) {
        auto const kept = this->check_ins().add_once(again, a_job("refresh"));
        EXPECT_FALSE(kept.is_new);
        EXPECT_TRUE(kept.was_removed);
    }
    EXPECT_THAT(this->check_ins().since(this->kAna, Instant{}, 9), IsEmpty());
    EXPECT_THAT(this->queued(), IsEmpty());
}

TYPED_TEST(RemovedCheckInsContract, RemovedByOneMemberItCanBeKeptByAnother) {
    auto const check_in = a_check_in(this->kAna, "e");
    this->add(check_in);
    EXPECT_TRUE(this->check_ins().remove(this->kAna, check_in.id, a_job("refresh")));
    EXPECT_TRUE(this->check_ins().add_once(a_check_in(this->kBo, "e"), a_job("refresh")).is_new);
}

TYPED_TEST(RemovedCheckInsContract, RemovedAndSentAgainAtOnceItStaysRemoved) {
    for (int round = 0; round < 10; ++round) {
        auto const check_in = a_check_in(this->kAna, std::to_string(round));
        this->add(check_in);
        all_at_once(6, [&](int i) {
            if (i == 0)
                return this->check_ins().remove(this->kAna, check_in.id, a_job("refresh"));
            auto again = check_in;
            again.id = CheckInId{std::to_string(round) + " again " + std::to_string(i)};
            return this->check_ins().add_once(again, a_job("refresh")).is_new;
        });
        EXPECT_THAT(this->check_ins().since(this->kAna, Instant{}, 9), IsEmpty()) << "round " << round;
    }
}

} // namespace
} // namespace evenkeel::testing
