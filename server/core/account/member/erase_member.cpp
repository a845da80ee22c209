#include "core/account/member/erase_member.hpp"

namespace evenkeel::account {
namespace {

std::unexpected<Failure> nothing_to_decide() {
    return refuse(Fault::conflict, "There is nothing to decide about this account.");
}

} // namespace

/// The objects go first: after a crash in between their keys are still known. Answers the jobs that look
/// again at places where a file may still arrive.
std::vector<job::NewJob> EraseMember::remove_objects(MemberId const& member) const {
    constexpr std::size_t kAtOnce = 100;
    auto const now = parts_.clock.now();
    std::vector<job::NewJob> later;
    std::string after;
    while (true) {
        auto const objects = parts_.erasure.objects(member, after, kAtOnce);
        for (auto const& object : objects) {
            parts_.objects.remove(object.key);
            if (now < object.created_at + kLateUpload)
                later.push_back({.kind = kRemoveObject,
                                 .payload = object.key,
                                 .unique_key = {},
                                 .run_at = object.created_at + kLateUpload});
        }
        if (objects.size() < kAtOnce)
            return later;
        after = objects.back().key;
    }
}

bool EraseMember::operator()(MemberId const& member_id) const {
    auto const member = parts_.members.find(member_id);
    if (!member)
        return false;
    parts_.billing.cancel_everything(member_id);
    auto afterwards = remove_objects(member_id);
    afterwards.push_back({.kind = kSendEraseReceipt,
                          .payload = parts_.secure.uuid() + " " + member->email_address,
                          .unique_key = {},
                          .run_at = parts_.clock.now()});
    return parts_.erasure.erase({.member_id = member_id,
                                 .email_address = member->email_address,
                                 .address_digest = parts_.secure.sha256(member->email_address)},
                                afterwards);
}

Result<void> EraseMember::keep_inherited(MemberId const& member) const {
    if (!parts_.members.keep_inherited(member))
        return nothing_to_decide();
    return {};
}

Result<OpenedSession> EraseMember::start_empty(MemberId const& member_id, Device const& device) const {
    auto const member = parts_.members.find(member_id);
    if (!member || !member->inherited_at)
        return nothing_to_decide();
    parts_.billing.cancel_everything(member_id);
    auto const afterwards = remove_objects(member_id);
    auto fresh = *member;
    fresh.id = MemberId{parts_.secure.uuid()};
    fresh.first_name.clear();
    fresh.country_code.clear();
    fresh.is_admin = false;
    fresh.created_at = parts_.clock.now();
    fresh.inherited_at.reset();
    auto opened = new_session(fresh.id, device, fresh.created_at, parts_.secure);
    if (!parts_.erasure.start_empty({.member_id = member_id,
                                     .email_address = member->email_address,
                                     .address_digest = parts_.secure.sha256(member->email_address)},
                                    {fresh, opened.session}, afterwards))
        return nothing_to_decide();
    return opened;
}

} // namespace evenkeel::account
