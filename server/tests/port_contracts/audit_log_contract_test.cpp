#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;

auto entry_fields(admin::AuditEntry const& entry) {
    return std::make_tuple(entry.id, entry.at, entry.actor_member, entry.actor, entry.action,
                           entry.subject_member, entry.subject, entry.detail);
}

template <class Backend>
class AuditLogContract : public Contract<Backend> {
protected:
    admin::AuditLog& log() { return this->stores_.audit_log; }

    std::string ids(std::optional<AuditId> const& before, std::size_t limit) {
        std::string text;
        for (auto const& shown : log().list(before, limit))
            text += shown.entry.id.value();
        return text;
    }
};

TYPED_TEST_SUITE(AuditLogContract, Backends, BackendNames);

TYPED_TEST(AuditLogContract, AnEntryIsReadAsItWasKeptWithTheAddressesOfToday) {
    auto entry = an_audit_entry("1");
    entry.at = kMondayMorning + 1ms;
    entry.actor_member = this->kAna;
    entry.subject_member = this->kBo;
    this->log().append(entry);
    auto const shown = this->log().list({}, 10);
    ASSERT_EQ(shown.size(), 1U);
    EXPECT_EQ(entry_fields(shown.front().entry), entry_fields(entry));
    EXPECT_EQ(shown.front().actor_email_address, "ana@example.com");
    EXPECT_EQ(shown.front().subject_email_address, "bo@example.com");
}

TYPED_TEST(AuditLogContract, TheCommandLineHasNoAddress) {
    this->log().append(an_audit_entry("1"));
    auto const shown = this->log().list({}, 10).front();
    EXPECT_FALSE(shown.entry.actor_member);
    EXPECT_FALSE(shown.actor_email_address);
    EXPECT_FALSE(shown.subject_email_address);
}

TYPED_TEST(AuditLogContract, TheSameEntryStandsThereOnce) {
    this->log().append(an_audit_entry("1"));
    this->log().append(an_audit_entry("1"));
    EXPECT_EQ(this->ids({}, 10), "1");
}

TYPED_TEST(AuditLogContract, TheListIsNewestFirstAndGoesOnBehindAnEntry) {
    for (auto const* const id : {"1", "3", "2"})
        this->log().append(an_audit_entry(id));
    EXPECT_EQ(this->ids({}, 10), "321");
    EXPECT_EQ(this->ids({}, 2), "32");
    EXPECT_EQ(this->ids(AuditId{"2"}, 10), "1");
    EXPECT_EQ(this->ids({}, 0), "");
}

} // namespace
} // namespace evenkeel::testing
