#include "core/lead/leads.hpp"

#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

lead::Lead a_lead(std::string const& name, Instant created_at = kMondayMorning) {
    return {.id = LeadId{"lead " + name},
            .kind = lead::LeadKind::certification,
            .event_id = EventId{"event " + name},
            .first_name = name,
            .email_address = name + "@example.org",
            .language_code = "de",
            .unique_code = "CODE" + name,
            .amount_off_usd_cents = 20'000,
            .expires_at = created_at + 24h,
            .created_at = created_at};
}

job::NewJob mail_of(lead::Lead const& lead) {
    return {
        .kind = "send_lead_mail", .payload = lead.id.value(), .unique_key = {}, .run_at = lead.created_at};
}

template <class Backend>
class LeadsContract : public Contract<Backend> {
protected:
    lead::Leads& leads() { return this->stores_.leads; }

    lead::Leads::Kept add(lead::Lead const& lead) { return leads().add_once(lead, mail_of(lead)); }

    std::size_t count_mails() { return this->stores_.jobs.count_waiting(kMondayMorning + 1h); }

    std::vector<std::string> names(std::optional<lead::LeadKind> kind = std::nullopt,
                                   std::size_t limit = 10) {
        std::vector<std::string> names;
        for (auto const& lead : leads().list(kind, limit))
            names.push_back(lead.first_name);
        return names;
    }
};

TYPED_TEST_SUITE(LeadsContract, Backends, BackendNames);

TYPED_TEST(LeadsContract, ALeadIsFoundAsItWasKept) {
    auto const kept = this->add(a_lead("Ana"));
    EXPECT_TRUE(kept.is_new);
    auto const found = this->leads().find(LeadId{"lead Ana"});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->kind, lead::LeadKind::certification);
    EXPECT_EQ(found->event_id, EventId{"event Ana"});
    EXPECT_EQ(found->email_address, "Ana@example.org");
    EXPECT_EQ(found->language_code, "de");
    EXPECT_EQ(found->amount_off_usd_cents, 20'000);
    EXPECT_EQ(found->expires_at, kMondayMorning + 24h);
    EXPECT_EQ(found->created_at, kMondayMorning);
    EXPECT_EQ(this->leads().find_by_code("CODEAna")->id, found->id);
    EXPECT_EQ(this->leads().find_by_event(EventId{"event Ana"})->id, found->id);
    EXPECT_FALSE(this->leads().find(LeadId{"lead Bo"}));
    EXPECT_FALSE(this->leads().find_by_code("CODEBo"));
}

TYPED_TEST(LeadsContract, OneEventIsOneLeadAndOneMailHoweverManyAskAtOnce) {
    auto const ids = all_at_once(8, [this](int i) {
        auto lead = a_lead("Ana");
        lead.id = LeadId{"lead " + std::to_string(i)};
        lead.unique_code = "CODE" + std::to_string(i);
        return this->add(lead).lead.id;
    });
    for (auto const& id : ids)
        EXPECT_EQ(id, ids.front());
    EXPECT_EQ(this->names().size(), 1u);
    EXPECT_EQ(this->count_mails(), 1u);
}

TYPED_TEST(LeadsContract, TheListIsNewestFirstAndOfOneKind) {
    auto seat = a_lead("Bo", kMondayMorning + 1h);
    seat.kind = lead::LeadKind::live_training;
    this->add(a_lead("Ana"));
    this->add(seat);
    this->add(a_lead("Cleo", kMondayMorning + 2h));
    EXPECT_THAT(this->names(), ElementsAre("Cleo", "Bo", "Ana"));
    EXPECT_THAT(this->names(lead::LeadKind::certification), ElementsAre("Cleo", "Ana"));
    EXPECT_THAT(this->names(std::nullopt, 1), ElementsAre("Cleo"));
}

TYPED_TEST(LeadsContract, LeadsAreForgottenByAgeAndByAddress) {
    this->add(a_lead("Ana"));
    this->add(a_lead("Bo", kMondayMorning + 1h));
    this->add(a_lead("Cleo", kMondayMorning + 2h));
    EXPECT_EQ(this->leads().forget_before(kMondayMorning + 1h), 1u);
    EXPECT_THAT(this->names(), ElementsAre("Cleo", "Bo"));
    EXPECT_EQ(this->leads().forget_address("Bo@example.org"), 1u);
    EXPECT_EQ(this->leads().forget_address("Bo@example.org"), 0u);
    EXPECT_THAT(this->names(), ElementsAre("Cleo"));
}

} // namespace
} // namespace evenkeel::testing
