#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using notify::Delivery;
using notify::DeliveryId;
using notify::DeliveryOutcome;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

auto delivery_fields(Delivery const& delivery) {
    return std::make_tuple(delivery.id, delivery.member_id, delivery.event_id, delivery.kind,
                           delivery.channel, delivery.queued_at, delivery.outcome, delivery.ended_at);
}

template <class Backend>
class DeliveriesContract : public Contract<Backend> {
protected:
    notify::Deliveries& deliveries() { return this->stores_.deliveries; }

    Delivery add(std::string const& event, MemberId const& member, Instant at = kMondayMorning) {
        return deliveries().add_once(a_delivery(event, member, at), a_job("send"));
    }

    std::string events(std::size_t limit) {
        std::string text;
        for (auto const& delivery : deliveries().list(this->kAna, limit))
            text += delivery.event_id.value();
        return text;
    }
};

TYPED_TEST_SUITE(DeliveriesContract, Backends, BackendNames);

TYPED_TEST(DeliveriesContract, IsReadAsItWasKeptAndQueuesItsJob) {
    auto push = a_delivery("e", this->kAna);
    push.channel = notify::Channel::push;
    EXPECT_EQ(delivery_fields(this->deliveries().add_once(push, a_job("send"))), delivery_fields(push));
    EXPECT_EQ(delivery_fields(this->deliveries().list(this->kAna, 1).at(0)), delivery_fields(push));
    EXPECT_THAT(this->queued(), ElementsAre("send"));
}

TYPED_TEST(DeliveriesContract, ARepeatBringsBackTheStoredOneAndQueuesNothing) {
    auto const first = this->add("e", this->kAna);
    this->forget_queued();
    auto repeat = a_delivery("e", this->kAna, kMondayMorning + 1h);
    repeat.id = DeliveryId{"another"};
    EXPECT_EQ(delivery_fields(this->deliveries().add_once(repeat, a_job("send"))), delivery_fields(first));
    EXPECT_THAT(this->queued(), IsEmpty());
    EXPECT_EQ(this->add("e", this->kBo).member_id, this->kBo);
}

TYPED_TEST(DeliveriesContract, OfOneEventSentManyTimesAtOnceOneIsKept) {
    auto const kept = all_at_once(8, [this](int i) {
        auto delivery = a_delivery("e", this->kAna);
        delivery.id = DeliveryId{std::to_string(i)};
        return this->deliveries().add_once(delivery, a_job("send")).id;
    });
    for (auto const& id : kept)
        EXPECT_EQ(id, kept.front());
    EXPECT_EQ(this->queued().size(), 1U);
}

TYPED_TEST(DeliveriesContract, TheFirstEndingCountsAndIsTheMembersOwn) {
    auto const delivery = this->add("e", this->kAna);
    this->deliveries().end(this->kBo, delivery.id, DeliveryOutcome::refused, kMondayMorning);
    EXPECT_EQ(this->deliveries().list(this->kAna, 1).at(0).outcome, DeliveryOutcome::queued);
    this->deliveries().end(this->kAna, delivery.id, DeliveryOutcome::sent, kMondayMorning + 1ms);
    this->deliveries().end(this->kAna, delivery.id, DeliveryOutcome::refused, kMondayMorning + 2ms);
    auto const ended = this->deliveries().list(this->kAna, 1).at(0);
    EXPECT_EQ(ended.outcome, DeliveryOutcome::sent);
    EXPECT_EQ(ended.ended_at, kMondayMorning + 1ms);
}

TYPED_TEST(DeliveriesContract, TheListIsTheMembersOwnNewestFirst) {
    for (auto const minutes : {2, 3, 1})
        this->add(std::to_string(minutes), this->kAna, kMondayMorning + minutes * 1min);
    this->add("of bo", this->kBo);
    EXPECT_EQ(this->events(10), "321");
    EXPECT_EQ(this->events(2), "32");
}

} // namespace
} // namespace evenkeel::testing
