#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;

template <class Backend>
class ResonancePacesContract : public Contract<Backend> {
protected:
    exercise::ResonancePaces& paces() { return this->stores_.resonance_paces; }
};

TYPED_TEST_SUITE(ResonancePacesContract, Backends, BackendNames);

TYPED_TEST(ResonancePacesContract, IsReadAsItWasKeptAndIsTheMembersOwn) {
    EXPECT_FALSE(this->paces().find(this->kAna));
    this->paces().keep(this->kAna, {5.5, kMondayMorning + 1ms});
    auto const found = this->paces().find(this->kAna);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->breaths_per_minute, 5.5);
    EXPECT_EQ(found->found_at, kMondayMorning + 1ms);
    EXPECT_FALSE(this->paces().find(this->kBo));
}

TYPED_TEST(ResonancePacesContract, TheOneFoundLastStays) {
    this->paces().keep(this->kAna, {5, kMondayMorning});
    EXPECT_EQ(this->paces().keep(this->kAna, {6, kMondayMorning - 1ms}).breaths_per_minute, 5);
    EXPECT_EQ(this->paces().keep(this->kAna, {4.5, kMondayMorning + 1ms}).breaths_per_minute, 4.5);
    EXPECT_EQ(this->paces().find(this->kAna)->breaths_per_minute, 4.5);
}

TYPED_TEST(ResonancePacesContract, OfManyAtOnceTheLastFoundStays) {
    all_at_once(8, [this](int i) {
        return this->paces().keep(this->kAna, {4.0 + i, kMondayMorning + i * 1ms}).found_at;
    });
    EXPECT_EQ(this->paces().find(this->kAna)->breaths_per_minute, 11);
}

} // namespace
} // namespace evenkeel::testing
