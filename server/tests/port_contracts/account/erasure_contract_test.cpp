#include "tests/port_contracts/contract.hpp"
#include "tests/support/sample_invites.hpp"

namespace evenkeel::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Backend>
class ErasureContract : public Contract<Backend> {
protected:
    account::Erasure& erasure() { return this->stores_.erasure; }

    static account::Traces traces_of(MemberId const& member) {
        return {.member_id = member,
                .email_address = member.value() + "@example.com",
                .address_digest = "digest of " + member.value()};
    }

    void upload(std::string const& id, MemberId const& member, Instant at = kMondayMorning) {
        this->stores_.hrv_tasks.add_upload(an_upload(id, reading::Owner{member}, at));
    }

    std::vector<std::string> keys(MemberId const& member, std::string const& after = {},
                                  std::size_t limit = 9) {
        std::vector<std::string> found;
        for (auto const& object : erasure().objects(member, after, limit))
            found.push_back(object.key);
        return found;
    }
};

TYPED_TEST_SUITE(ErasureContract, Backends, BackendNames);

TYPED_TEST(ErasureContract, ListsTheMembersObjectsPageByPage) {
    for (auto const* const id : {"b", "c", "a"})
        this->upload(id, this->kAna);
    this->upload("d", this->kBo);
    EXPECT_THAT(this->keys(this->kAna),
                ElementsAre("recordings/a.csv", "recordings/b.csv", "recordings/c.csv"));
    EXPECT_THAT(this->keys(this->kAna, "recordings/a.csv", 1), ElementsAre("recordings/b.csv"));
    EXPECT_EQ(this->erasure().objects(this->kAna, {}, 1).front().created_at, kMondayMorning);
}

TYPED_TEST(ErasureContract, RemovesWhatIsTheMembersAndNothingElse) {
    this->upload("a", this->kAna);
    this->upload("d", this->kBo);
    EXPECT_TRUE(this->erasure().erase(this->traces_of(this->kAna), {a_job("receipt")}));
    EXPECT_FALSE(this->stores_.members.find(this->kAna));
    EXPECT_FALSE(this->stores_.sessions.find_live("hash of first of ana", kMondayMorning));
    EXPECT_THAT(this->keys(this->kAna), IsEmpty());
    EXPECT_TRUE(this->stores_.members.find(this->kBo));
    EXPECT_TRUE(this->stores_.sessions.find_live("hash of first of bo", kMondayMorning));
    EXPECT_THAT(this->keys(this->kBo), ElementsAre("recordings/d.csv"));
    EXPECT_THAT(this->queued(), ElementsAre("receipt"));
}

TYPED_TEST(ErasureContract, TakesTheMembersNameOutOfInvites) {
    auto& invites = this->stores_.invites;
    for (auto const* const name : {"ana", "other"})
        invites.add_once({an_invite(name, std::string{name} + "@example.com"), {}, an_audit_entry(name), {}});
    EXPECT_TRUE(this->erasure().erase(this->traces_of(this->kAna), {}));
    EXPECT_EQ(invites.find(InviteId{"ana"})->first_name, "");
    EXPECT_EQ(invites.find(InviteId{"ana"})->email_address, "");
    EXPECT_EQ(invites.find(InviteId{"other"})->email_address, "other@example.com");
}

TYPED_TEST(ErasureContract, RemovesJobsThatNameTheMemberByIdOrAddress) {
    auto& jobs = this->stores_.jobs;
    for (auto const* const payload : {"ana", "x ana@example.com", "x 100%@example.com", "bo"})
        jobs.enqueue({.kind = payload, .payload = payload, .unique_key = {}, .run_at = kMondayMorning});
    jobs.enqueue(
        {.kind = "by key", .payload = {}, .unique_key = "k:digest of ana", .run_at = kMondayMorning});
    EXPECT_TRUE(this->erasure().erase(this->traces_of(this->kAna), {}));
    EXPECT_THAT(this->queued(), ElementsAre("x 100%@example.com", "bo"));
}

TYPED_TEST(ErasureContract, KeepsJobsOfWhomTheMembersAddressIsAPart) {
    auto& jobs = this->stores_.jobs;
    for (auto const* const payload :
         {"x juana@example.com", "x ana@example.com.au", "x.ana@example.com", "susana", "ana-maria"})
        jobs.enqueue({.kind = payload, .payload = payload, .unique_key = {}, .run_at = kMondayMorning});
    jobs.enqueue(
        {.kind = "by key", .payload = {}, .unique_key = "k:a digest of ana2", .run_at = kMondayMorning});
    EXPECT_TRUE(this->erasure().erase(this->traces_of(this->kAna), {}));
    EXPECT_THAT(this->queued(), ElementsAre("x juana@example.com", "x ana@example.com.au",
                                            "x.ana@example.com", "susana", "ana-maria", "by key"));
}

TYPED_TEST(ErasureContract, KeepsAnothersFailedJobButNoErrorThatNamesTheMember) {
    auto& jobs = this->stores_.jobs;
    jobs.enqueue({.kind = "mail", .payload = "bo", .unique_key = {}, .run_at = kMondayMorning});
    auto const leased = jobs.lease("test", kMondayMorning, std::chrono::hours{1}, 1);
    jobs.park(leased.front().id, "test", "550 <ana@example.com>: no such mailbox");
    EXPECT_TRUE(this->erasure().erase(this->traces_of(this->kAna), {}));
    auto const parked = jobs.list_parked(9);
    ASSERT_EQ(parked.size(), 1U);
    EXPECT_EQ(parked.front().error_text, "");
}

TYPED_TEST(ErasureContract, WhoIsGoneIsNotErasedAgain) {
    EXPECT_TRUE(this->erasure().erase(this->traces_of(this->kAna), {}));
    EXPECT_FALSE(this->erasure().erase(this->traces_of(this->kAna), {a_job("receipt")}));
    EXPECT_THAT(this->queued(), IsEmpty());
}

TYPED_TEST(ErasureContract, OfManyAtOnceExactlyOneErases) {
    auto const erased = all_at_once(6, [this](int) {
        return static_cast<int>(this->erasure().erase(this->traces_of(this->kAna), {a_job("receipt")}));
    });
    EXPECT_EQ(std::ranges::count(erased, 1), 1);
    EXPECT_THAT(this->queued(), ElementsAre("receipt"));
}

} // namespace
} // namespace evenkeel::testing
