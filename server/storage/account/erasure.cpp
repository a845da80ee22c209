#include "storage/account/erasure.hpp"

#include "core/reading/hrv_task.hpp"
#include "storage/job/jobs.hpp"

#include <sql/hrv_tasks.hpp>
#include <sql/hrv_uploads.hpp>
#include <sql/invites.hpp>
#include <sql/jobs.hpp>
#include <sql/leads.hpp>
#include <sql/members.hpp>
#include <sql/rate_limits.hpp>
#include <sql/readings.hpp>

namespace evenkeel::storage {
namespace {

/// Erases the rows that no foreign key leads to.
void erase_owned(Connection& connection, std::string const& owner) {
    connection.queue(sql::readings::kEraseOwner, owner);
    connection.queue(sql::hrv_tasks::kEraseOwner, owner);
    connection.queue(sql::hrv_uploads::kEraseOwner, owner);
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
    return database_.transact([&](Connection& connection) {
        // Every table with a member_id goes with the member, by its foreign key.
        if (connection.run(sql::members::kErase, traces.member_id).changed == 0)
            return false;
        erase_owned(connection, reading::Owner{traces.member_id}.id());
        connection.queue(sql::invites::kForgetInvitee, traces.email_address);
        connection.queue(sql::leads::kForgetAddress, traces.email_address);
        for (auto const& mention : {traces.member_id.value(), traces.email_address, traces.address_digest}) {
            connection.queue(sql::jobs::kEraseMentions, mention);
            connection.queue(sql::jobs::kForgetErrors, mention);
            connection.queue(sql::rate_limits::kEraseMentions, mention);
        }
        for (auto const& job : afterwards)
            enqueue(connection, job);
        return true;
    });
}

} // namespace evenkeel::storage
