#include "core/account/sessions/session_proofs.hpp"
#include "tests/port_contracts/contract.hpp"

#include <algorithm>

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;

template <class Backend>
class SessionProofsContract : public Contract<Backend> {
protected:
    account::SessionProofs& proofs() { return this->stores_.session_proofs; }

    account::ProofCode a_code(std::string const& id) {
        return {.id = LinkId{id},
                .member_id = this->kAna,
                .session_id = kFirst,
                .expires_at = kMondayMorning + 10min};
    }

    static inline SessionId const kFirst{"first of ana"};
};

TYPED_TEST_SUITE(SessionProofsContract, Backends, BackendNames);

TYPED_TEST(SessionProofsContract, ASessionIsProvenWhenItIsOpened) {
    this->stores_.sessions.add(a_session("later", this->kAna, kMondayMorning + 3h));
    EXPECT_EQ(this->proofs().proven_at(this->kAna, SessionId{"later"}), kMondayMorning + 3h);
    EXPECT_EQ(this->proofs().proven_at(this->kBo, SessionId{"later"}), Instant{});
    EXPECT_EQ(this->proofs().proven_at(this->kAna, SessionId{"none"}), Instant{});
}

TYPED_TEST(SessionProofsContract, AProofMovesForwardAndNeverBackAndIsOfOneSession) {
    this->stores_.sessions.add(a_session("other", this->kAna));
    this->proofs().prove(this->kAna, this->kFirst, kMondayMorning + 2h);
    this->proofs().prove(this->kAna, this->kFirst, kMondayMorning + 1h);
    EXPECT_EQ(this->proofs().proven_at(this->kAna, this->kFirst), kMondayMorning + 2h);
    EXPECT_EQ(this->proofs().proven_at(this->kAna, SessionId{"other"}), kMondayMorning);
}

TYPED_TEST(SessionProofsContract, TheNewestCodeOfASessionIsTheOpenOne) {
    this->proofs().add_code(this->a_code("one"), a_job("mail"));
    this->proofs().add_code(this->a_code("two"), a_job("mail"));
    EXPECT_FALSE(this->proofs().is_open(this->kAna, LinkId{"one"}, kMondayMorning));
    EXPECT_TRUE(this->proofs().is_open(this->kAna, LinkId{"two"}, kMondayMorning));
    EXPECT_FALSE(this->proofs().is_open(this->kBo, LinkId{"two"}, kMondayMorning));
    EXPECT_FALSE(this->proofs().is_open(this->kAna, LinkId{"two"}, kMondayMorning + 10min));
    EXPECT_EQ(this->queued().size(), 2U);
}

TYPED_TEST(SessionProofsContract, FiveTriesAndNoMoreHoweverManyComeAtOnce) {
    this->proofs().add_code(this->a_code("one"), a_job("mail"));
    auto const answers = all_at_once(
        8, [&](int /*thread*/) { return this->proofs().take_try(this->kAna, this->kFirst, kMondayMorning); });
    EXPECT_EQ(std::ranges::count(answers, std::optional{LinkId{"one"}}), account::kProofCodeTries);
    this->proofs().add_code(this->a_code("two"), a_job("mail"));
    EXPECT_EQ(this->proofs().take_try(this->kAna, this->kFirst, kMondayMorning), LinkId{"two"});
    EXPECT_FALSE(this->proofs().take_try(this->kAna, SessionId{"other"}, kMondayMorning));
}

TYPED_TEST(SessionProofsContract, ACodeEndsWithTheProofAndWithItsTime) {
    this->proofs().add_code(this->a_code("one"), a_job("mail"));
    EXPECT_FALSE(this->proofs().take_try(this->kAna, this->kFirst, kMondayMorning + 10min));
    EXPECT_EQ(this->proofs().forget_codes(kMondayMorning + 10min), 0U);
    EXPECT_EQ(this->proofs().forget_codes(kMondayMorning + 11min), 1U);
    this->proofs().add_code(this->a_code("two"), a_job("mail"));
    this->proofs().prove(this->kAna, this->kFirst, kMondayMorning + 1min);
    EXPECT_FALSE(this->proofs().take_try(this->kAna, this->kFirst, kMondayMorning + 1min));
}

} // namespace
} // namespace evenkeel::testing
