#pragma once

#include "core/base/id.hpp"
#include "core/base/vault.hpp"
#include "core/portability/member_data.hpp"

namespace evenkeel::portability {

struct Opening {
    Vault const& vault;
    MemberId const& member;
};

struct Sealing {
    Vault& vault;
    MemberId const& member;
};

/// Opens the columns named `sealed`, because no other installation could. Inside, "{member}" takes the place
/// of whose they are. A row that does not open is left out.
void open_sealed(MemberData& data, Opening const& opening);

/// The way back, into the account of this member.
void seal_again(MemberData& data, Sealing const& sealing);

} // namespace evenkeel::portability
