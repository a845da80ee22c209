#pragma once

#include "tests/port_contracts/backends.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"

namespace evenkeel::testing {

/// A member who has used everything: at least one row in every table that keeps something of a member. The
/// test of the erasure finds tables that got none, so a new table needs a line here. Ids and the address are
/// long enough to be found as parts of any text.
inline account::Member full_member(Stores const& stores, std::string const& name) {
    auto const member = a_member("the-full-member-" + name);
    auto const& id = member.id;
    account::ExternalIdentity const apple{account::kApple, "apple subject of " + name};
    (void)stores.external_identities.add_member(
        {member, apple, a_session("a session of " + name, id), a_job("welcome of " + id.value())});
    stores.sessions.add(a_session("another session of " + name, id));
    (void)stores.rate_limits.take("details:" + id.value(), {}, kMondayMorning);
    (void)stores.rate_limits.take("login:" + FakeSecure{}.sha256(member.email_address), {}, kMondayMorning);
    stores.account_links.add(a_link("a link of " + name, id), a_job("mail to " + member.email_address));
    (void)stores.api_tokens.add(an_api_token("a token of " + name, id));
    (void)stores.check_ins.add_once(a_check_in(id, "a check-in of " + name), a_job("refresh " + id.value()));
    stores.balance_points.rebuild(
        {id, {"2026-03-02", "2026-03-02"}, {"2026-03-02", "2026-03-02"}},
        [](auto const&) { return std::vector{state::BalancePoint{"2026-03-02", 50, 0.5}}; });
    stores.onboardings.keep({id, "less_stress", "environment", state::StateName::play,
                             state::StateName::stillness, kMondayMorning});

    reading::Owner const owner{id};
    auto const upload = an_upload("an upload of " + name, owner);
    auto const task = a_task("a task of " + name, upload);
    stores.hrv_tasks.add_upload(upload);
    (void)stores.hrv_tasks.start_once(task, a_job("analyse " + owner.id()));
    (void)stores.hrv_tasks.finish(owner, task.id, a_measurement(), kMondayMorning);
    return member;
}

} // namespace evenkeel::testing
