#include "core/experiment/site_events.hpp"

#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using experiment::SiteEvent;
using experiment::SiteEventName;

SiteEvent an_event(std::string const& id, SiteEventName name, std::map<std::string, bool> shown = {},
                   std::string day = "2026-03-02") {
    return {.event_id = EventId{id},
            .name = name,
            .place = "cert_offer",
            .day = std::move(day),
            .shown = std::move(shown)};
}

template <class Backend>
class SiteEventsContract : public Contract<Backend> {
protected:
    experiment::SiteEvents& events() { return this->stores_.site_events; }
};

TYPED_TEST_SUITE(SiteEventsContract, Backends, BackendNames);

TYPED_TEST(SiteEventsContract, AnEventCountsOnceHoweverOftenItIsTold) {
    auto const two = std::vector{an_event("a", SiteEventName::lead), an_event("b", SiteEventName::lead)};
    EXPECT_EQ(this->events().add_once(two), 2u);
    EXPECT_EQ(this->events().add_once(two), 0u);
    EXPECT_EQ(
        this->events().add_once({an_event("b", SiteEventName::lead), an_event("c", SiteEventName::lead)}),
        1u);
    auto const counts = this->events().count("2026-03-01");
    ASSERT_EQ(counts.size(), 1u);
    EXPECT_EQ(counts[0].name, SiteEventName::lead);
    EXPECT_EQ(counts[0].place, "cert_offer");
    EXPECT_EQ(counts[0].times, 3);
}

TYPED_TEST(SiteEventsContract, TheSidesOfAnExperimentAreCountedApart) {
    (void)this->events().add_once({an_event("a", SiteEventName::exposure, {{"red", true}, {"short", false}}),
                                   an_event("b", SiteEventName::exposure, {{"red", true}, {"short", true}}),
                                   an_event("c", SiteEventName::conversion, {{"red", true}, {"short", true}}),
                                   an_event("d", SiteEventName::exposure, {{"red", false}})});
    auto const sides = this->events().count_sides("2026-03-01");
    ASSERT_EQ(sides.size(), 4u);
    EXPECT_EQ(sides[0].experiment, "red");
    EXPECT_FALSE(sides[0].is_shown);
    EXPECT_EQ(sides[0].exposed, 1);
    EXPECT_EQ(sides[0].converted, 0);
    EXPECT_TRUE(sides[1].is_shown);
    EXPECT_EQ(sides[1].exposed, 2);
    EXPECT_EQ(sides[1].converted, 1);
    EXPECT_EQ(sides[3].experiment, "short");
    EXPECT_EQ(sides[3].exposed, 1);
}

TYPED_TEST(SiteEventsContract, EarlierDaysAreNotCountedAndCanBeForgotten) {
    (void)this->events().add_once({an_event("a", SiteEventName::exposure, {{"red", true}}, "2026-02-01"),
                                   an_event("b", SiteEventName::exposure, {{"red", true}})});
    EXPECT_EQ(this->events().count_sides("2026-03-01").at(0).exposed, 1);
    EXPECT_EQ(this->events().forget_before("2026-03-01"), 1u);
    EXPECT_EQ(this->events().count_sides("2026-01-01").at(0).exposed, 1);
    EXPECT_EQ(this->events().count("2026-01-01").at(0).times, 1);
}

} // namespace
} // namespace evenkeel::testing
