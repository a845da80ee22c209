#pragma once

#include "core/account/member/member.hpp"
#include "core/commerce/invite.hpp"

namespace evenkeel::commerce {

/// Until when a member has premium, and by which way.
struct PremiumTime {
    account::PremiumSource source{account::PremiumSource::none};
    Instant until;
};

/// Months of a code stack on what is left, whatever it came from; where nothing is left they begin now. They
/// are calendar months where the member lives.
[[nodiscard]] PremiumTime with_months_of_code(PremiumTime const& present, Invite const& invite,
                                              std::string_view time_zone, Instant now);

/// A subscription lasts as long as the store says. It never shortens what a member has.
[[nodiscard]] PremiumTime with_subscription(PremiumTime const& present, Instant expires_at);

} // namespace evenkeel::commerce
