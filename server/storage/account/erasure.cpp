#include "storage/account/erasure.hpp"

#include "core/reading/hrv_task.hpp"
#include "storage/account/members.hpp"
#include "storage/account/sessions.hpp"
#include "storage/job/jobs.hpp"

#include <sql/hrv_tasks.hpp>
#include <sql/hrv_uploads.hpp>
#include <sql/invites.hpp>
#include <sql/jobs.hpp>
#include <sql/leads.hpp>
#include <sql/members.hpp>
#include <sql/orders.hpp>
#include <sql/rate_limits.hpp>
#include <sql/readings.hpp>
#include <sql/sandbox_payments.hpp>
#include <sql/sign_ups.hpp>

namespace evenkeel::storage {
namespace {

/// Erases the rows that no foreign key leads to.
void erase_owned(Connection& connection, std::string const& owner) {
    connection.queue(sql::readings::kEraseOwner, owner);
    connection.queue(sql::hrv_tasks::kEraseOwner, owner);
    connection.queue(sql::hrv_uploads::kEraseOwner, owner);
}

bool erase_member(Connection& connection, account::Traces const& traces,
                  std::vector<job::NewJob> const& afterwards) {
    // Every table with a member_id goes with the member, by its foreign key.
    if (connection.run(sql::members::kErase, traces.member_id).changed == 0)
        return false;
    erase_owned(connection, reading::Owner{traces.member_id}.id());
    connection.queue(sql::sign_ups::kEraseAddress, traces.email_address);
    connection.queue(sql::invites::kForgetInvitee, traces.email_address);
    connection.queue(sql::leads::kForgetAddress, traces.email_address);
    connection.queue(sql::orders::kForgetBuyer, traces.email_address);
    connection.queue(sql::sandbox_payments::kForgetBuyer, traces.email_address);
    for (auto const& mention : {traces.member_id.value(), traces.email_address, traces.address_digest}) {
        connection.queue(sql::jobs::kEraseMentions, mention);
        connection.queue(sql::jobs::kForgetErrors, mention);
        connection.queue(sql::rate_limits::kEraseMentions, mention);
    }
    for (auto const& job : afterwards)
        enqueue(connection, job);
    return true;
}

} // namespace

std::vector<account::KeptObject> SqlErasure::objects(MemberId const& member, std::string const& after,
                                                     std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<account::KeptObject> objects;
        for (auto const& row :
             connection.run(sql::hrv_uploads::kListObjects, reading::Owner{member}.id(), after, limit))
            objects.push_back({row.text("object_key"), row.instant("created_at")});
        return objects;
    });
}

bool SqlErasure::erase(account::Traces const& traces, std::vector<job::NewJob> const& afterwards) {
    return database_.transact(
        [&](Connection& connection) { return erase_member(connection, traces, afterwards); });
}

bool SqlErasure::start_empty(account::Traces const& traces, account::FreshStart const& fresh,
                             std::vector<job::NewJob> const& afterwards) {
    return database_.transact([&](Connection& connection) {
        if (connection.run(sql::members::kKeepInherited, traces.member_id).changed == 0)
            return false;
        erase_member(connection, traces, afterwards);
        if (!insert_member(connection, fresh.member))
            throw std::logic_error{"an address that was just freed belongs to somebody"};
        insert_session(connection, fresh.session);
        return true;
    });
}

} // namespace evenkeel::storage
