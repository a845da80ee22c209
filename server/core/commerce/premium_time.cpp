#include "core/commerce/premium_time.hpp"

#include "core/base/local_day.hpp"

#include <algorithm>

namespace evenkeel::commerce {

PremiumTime with_months_of_code(PremiumTime const& present, Invite const& invite, std::string_view time_zone,
                                Instant now) {
    return {.source = invite.kind == InviteKind::gift ? account::PremiumSource::trainer_gift
                                                      : account::PremiumSource::access_code,
            .until = months_later(std::max(present.until, now), invite.months, time_zone)};
}

PremiumTime with_subscription(PremiumTime const& present, Instant expires_at) {
    if (expires_at <= present.until)
        return present;
    return {.source = account::PremiumSource::subscription, .until = expires_at};
}

} // namespace evenkeel::commerce
