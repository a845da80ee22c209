#include "storage/practice/onboardings.hpp"

#include <sql/onboardings.hpp>

namespace evenkeel::storage {

void SqlOnboardings::keep(program::Onboarding const& onboarding) {
    database_.transact([&](Connection& connection) {
        connection.queue(sql::onboardings::kUpsert, onboarding.member_id, onboarding.goal,
                         onboarding.life_aspect, state::to_text(onboarding.current_state),
                         state::to_text(onboarding.preferred_state), onboarding.answered_at);
    });
}

std::optional<program::Onboarding> SqlOnboardings::find(MemberId const& member) const {
    return database_.read([&](Connection& connection) -> std::optional<program::Onboarding> {
        auto const found = connection.run(sql::onboardings::kFind, member);
        if (found.empty())
            return std::nullopt;
        auto const& row = found.first();
        return program::Onboarding{.member_id = member,
                                   .goal = row.text("goal"),
                                   .life_aspect = row.text("life_aspect"),
                                   .current_state = state::state_named(row.text("current_state")).value(),
                                   .preferred_state = state::state_named(row.text("preferred_state")).value(),
                                   .answered_at = row.instant("answered_at")};
    });
}

} // namespace evenkeel::storage
