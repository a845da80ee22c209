#pragma once

#include "core/account/member/members.hpp"

#include <vector>

namespace evenkeel::account {

/// A way in that somebody else vouches for.
struct ExternalIdentity {
    std::string provider; ///< "apple"
    std::string subject;  ///< The provider's id of the person.
};

inline constexpr char kApple[] = "apple";

/// A linked identity as its member sees it.
struct LinkedIdentity {
    std::string provider;
    Instant linked_at;
};

enum class NewIdentity { added, address_taken, identity_taken };

class ExternalIdentities {
public:
    virtual ~ExternalIdentities() = default;

    /// `add` adds these as `Members::add` does, and keeps the identity as well; together or not at all.
    struct NewMember {
        Member const& member;
        ExternalIdentity const& identity;
        Session const& session;
        job::NewJob const& welcome;
    };

    [[nodiscard]] virtual NewIdentity add_member(NewMember const& made) = 0;

    [[nodiscard]] virtual std::optional<MemberId> find(ExternalIdentity const& identity) const = 0;

    /// The member's identities, by their providers' names.
    [[nodiscard]] virtual std::vector<LinkedIdentity> list(MemberId const& member) const = 0;

    /// Unlinking what is not linked is no error.
    virtual void unlink(MemberId const& member, std::string const& provider) = 0;

    /// Whether the member has a way in by this provider.
    [[nodiscard]] virtual bool has(MemberId const& member, std::string const& provider) const = 0;
};

} // namespace evenkeel::account
