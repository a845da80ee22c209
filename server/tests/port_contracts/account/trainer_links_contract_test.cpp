#include "tests/port_contracts/contract.hpp"
#include "tests/support/sample_invites.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using trainer::DataKind;
using trainer::TrainerLinks;
using LinkOutcome = TrainerLinks::Outcome;

/// There are two trainers, Tara and Udo.
template <class Backend>
class TrainerLinksContract : public Contract<Backend> {
protected:
    void SetUp() override {
        Contract<Backend>::SetUp();
        for (auto const* const id : {"tara", "udo"})
            add_trainer(id);
    }

    TrainerLinks& links() { return this->stores_.trainer_links; }

    LinkOutcome link(std::string const& trainer, Instant at = kMondayMorning) {
        return links().change(this->kAna, {.trainer = TrainerId{trainer}, .consents = {}, .at = at});
    }

    LinkOutcome consent(DataKind kind, std::optional<Instant> expires_at, Instant at = kMondayMorning) {
        return links().change(this->kAna, {.trainer = {}, .consents = {{kind, expires_at}}, .at = at});
    }

    void add_trainer(std::string const& id) { this->stores_.invites.add_once(an_added_trainer(id)); }
};

TYPED_TEST_SUITE(TrainerLinksContract, Backends, BackendNames);

TYPED_TEST(TrainerLinksContract, WhoHasNoTrainerHasNone) {
    EXPECT_FALSE(this->links().find(this->kAna));
    EXPECT_FALSE(this->links().find_trainer_by_code("nothing"));
    EXPECT_EQ(this->consent(DataKind::check_ins, kMondayMorning + 1h), LinkOutcome::no_trainer);
}

TYPED_TEST(TrainerLinksContract, ALinkIsReadAsItWasMade) {
    EXPECT_EQ(this->link("tara", kMondayMorning + 1ms), LinkOutcome::done);
    auto const link = this->links().find(this->kAna).value();
    EXPECT_EQ(link.trainer.id, TrainerId{"tara"});
    EXPECT_EQ(link.trainer.last_name, "Last of tara");
    EXPECT_EQ(link.linked_at, kMondayMorning + 1ms);
    EXPECT_TRUE(link.consents.empty());
    EXPECT_FALSE(this->links().find(this->kBo));
    EXPECT_TRUE(this->stores_.member_settings.find(this->kAna).trainer_linked);
}

TYPED_TEST(TrainerLinksContract, TheSameTrainerAgainChangesNothing) {
    this->link("tara");
    this->consent(DataKind::program, kMondayMorning + 1h);
    EXPECT_EQ(this->link("tara", kMondayMorning + 1min), LinkOutcome::done);
    EXPECT_EQ(this->links().find(this->kAna)->linked_at, kMondayMorning);
    EXPECT_EQ(this->links().find(this->kAna)->consents.size(), 1U);
}

TYPED_TEST(TrainerLinksContract, ASecondTrainerIsRefusedWithAllThatCameAlong) {
    this->link("tara");
    EXPECT_EQ(this->links().change(this->kAna, {.trainer = TrainerId{"udo"},
                                                .consents = {{DataKind::program, kMondayMorning + 1h}},
                                                .at = kMondayMorning}),
              LinkOutcome::another_trainer);
    EXPECT_EQ(this->links().find(this->kAna)->trainer.id, TrainerId{"tara"});
    EXPECT_TRUE(this->links().find(this->kAna)->consents.empty());
}

TYPED_TEST(TrainerLinksContract, OfTwoTrainersAtOnceOneIsLinked) {
    auto const outcomes = all_at_once(8, [this](int i) { return this->link(i % 2 == 0 ? "tara" : "udo"); });
    EXPECT_EQ(std::ranges::count(outcomes, LinkOutcome::done), 4);
    EXPECT_EQ(std::ranges::count(outcomes, LinkOutcome::another_trainer), 4);
}

TYPED_TEST(TrainerLinksContract, ConsentsComeChangeAndGo) {
    this->link("tara");
    for (auto const kind : trainer::kDataKinds)
        this->consent(kind, kMondayMorning + 1h);
    this->consent(DataKind::readings, {});
    this->consent(DataKind::program, kMondayMorning + 2h, kMondayMorning + 1min);
    auto const consents = this->links().find(this->kAna)->consents;
    ASSERT_EQ(consents.size(), 3U);
    EXPECT_EQ(consents.front().kind, DataKind::check_ins);
    EXPECT_EQ(consents.front().expires_at, kMondayMorning + 1h);
    EXPECT_EQ(consents.back().kind, DataKind::program);
    EXPECT_EQ(consents.back().granted_at, kMondayMorning + 1min);
    EXPECT_EQ(consents.back().expires_at, kMondayMorning + 2h);
}

TYPED_TEST(TrainerLinksContract, UnlinkingEndsEveryConsent) {
    this->link("tara");
    this->consent(DataKind::program, kMondayMorning + 1h);
    this->links().unlink(this->kAna);
    this->links().unlink(this->kAna);
    EXPECT_FALSE(this->links().find(this->kAna));
    EXPECT_EQ(this->link("udo"), LinkOutcome::done);
    EXPECT_TRUE(this->links().find(this->kAna)->consents.empty());
}

TYPED_TEST(TrainerLinksContract, AccessesAreKeptOnceNewestFirstAndOutliveTheLink) {
    this->link("tara");
    for (auto const minutes : {1, 3, 2, 3})
        this->links().record_access({.id = TrainerAccessId{std::to_string(minutes)},
                                     .member_id = this->kAna,
                                     .trainer_id = TrainerId{"tara"},
                                     .kind = DataKind::readings,
                                     .at = kMondayMorning + minutes * 1min});
    this->links().unlink(this->kAna);
    auto const accesses = this->links().accesses(this->kAna, 2);
    ASSERT_EQ(accesses.size(), 2U);
    EXPECT_EQ(accesses.front().at, kMondayMorning + 3min);
    EXPECT_EQ(accesses.front().trainer_id, TrainerId{"tara"});
    EXPECT_EQ(accesses.front().kind, DataKind::readings);
    EXPECT_EQ(accesses.back().id, TrainerAccessId{"2"});
    EXPECT_EQ(this->links().accesses(this->kAna, 10).size(), 3U);
    EXPECT_TRUE(this->links().accesses(this->kBo, 10).empty());
}

} // namespace
} // namespace evenkeel::testing
