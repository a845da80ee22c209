#pragma once

#include "core/account/billing.hpp"
#include "core/account/member/erasure.hpp"
#include "core/account/member/members.hpp"
#include "core/account/sessions/open_session.hpp"
#include "core/base/object_store.hpp"
#include "core/base/secure.hpp"

namespace evenkeel::account {

/// Job kinds. The payload of the first is the member's id, of the second an event id and an address, of the
/// third an object's key.
inline constexpr char kEraseMember[] = "erase_member";
inline constexpr char kSendEraseReceipt[] = "send_erase_receipt";
inline constexpr char kRemoveObject[] = "remove_object";

/// A signed form that was handed out before the erasure can still bring a file after it; nothing is late by
/// more than this.
inline constexpr std::chrono::hours kLateUpload{1};

/// Erases a member: what bills them, their recordings, and every row that is theirs or names them. What is
/// left is one queued receipt, which carries the address until it is sent.
class EraseMember {
public:
    struct Parts {
        Members& members;
        Erasure& erasure;
        ObjectStore& objects;
        account::Billing& billing;
        Clock const& clock;
        Secure& secure;
    };

    explicit EraseMember(Parts parts) : parts_{parts} {}

    /// False when there is no such member (any more). Throws Unavailable when something outside cannot answer
    /// now; it can be called again.
    bool operator()(MemberId const& member) const;

    /// Keeps everything that a member inherited with the account. Refuses with conflict when there is nothing
    /// to decide (any more).
    Result<void> keep_inherited(MemberId const& member) const;

    /// Erases everything that a member inherited with the account and begins it from scratch, with another
    /// member id and no receipt; the address, the password that was set since, the languages and what is
    /// left of premium stay. Refuses with conflict when there is nothing to decide (any more).
    Result<OpenedSession> start_empty(MemberId const& member, Device const& device) const;

    /// Removes what came after the erasure, or could not be removed with it. Throws Unavailable as above.
    void remove_object(std::string const& key) const { parts_.objects.remove(key); }

private:
    [[nodiscard]] std::vector<job::NewJob> remove_objects(MemberId const& member) const;

    Parts parts_;
};

} // namespace evenkeel::account
