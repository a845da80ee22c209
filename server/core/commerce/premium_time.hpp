#pragma once

#include "core/commerce/premium_grant.hpp"

#include <span>
#include <string_view>

namespace evenkeel::commerce {

/// The reason why premium ended, or will.
enum class PremiumEnding { ran_out, renewal_failed, refunded, disputed, revoked };

/// Until when a member has premium, by which way, and what ends it.
struct PremiumTime {
    account::PremiumSource source{account::PremiumSource::none};
    Instant until;
    PremiumEnding ending{PremiumEnding::ran_out};
};

/// Works out the end of premium from everything a member ever had, in whatever order it is listed:
/// - a grant with dates covers its dates, and while it does, no month of another grant is used up;
/// - months begin at the first moment that nothing given earlier covers, are calendar months where the member
///   lives, and go on after a grant with dates that came in between: nothing that was paid for is lost;
/// - a grant that is taken back ends at that moment, or never begins; what follows moves up;
/// - whatever ends last is the end of premium and names its source.
[[nodiscard]] PremiumTime premium_time(std::span<PremiumGrant const> grants, std::string_view time_zone);

} // namespace evenkeel::commerce
