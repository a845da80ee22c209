#pragma once

#include "core/account/member/members.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/base/secure.hpp"
#include "core/outside.hpp"
#include "core/stores.hpp"
#include "core/trainer/trainer_links.hpp"

#include <map>

namespace evenkeel::trainer {

inline constexpr std::chrono::days kUsualConsent{180};
inline constexpr std::chrono::days kLongestConsent{366};
inline constexpr account::RateLimit kTrainerCodeGuesses{.calls = 10, .window = std::chrono::minutes{15}};

/// A member's wishes for their trainer link.
struct TrainerLinkDraft {
    std::optional<std::string> invite_code; ///< Links.
    std::map<DataKind, bool> consent;       ///< Kinds that are not named stay as they are.
    std::optional<Instant> consent_until;   ///< For what is granted now; absent: 180 days.
    bool unlink{false};
};

/// The member links to a trainer, says what the trainer may see, or ends it.
class ChangeTrainerLink {
public:
    ChangeTrainerLink(Stores const& stores, Outside const& outside)
        : links_{stores.trainer_links}, members_{stores.members}, rate_limits_{stores.rate_limits},
          clock_{outside.clock}, secure_{outside.secure} {}

    /// Refuses: nothing or a contradiction, oneself, an end in the past or beyond 366 days (invalid_input),
    /// an unknown code (code_unknown), a second trainer (already_linked), consent without a trainer
    /// (not_found).
    Result<void> operator()(MemberId const& member, TrainerLinkDraft const& draft) const;

private:
    [[nodiscard]] Result<TrainerId> trainer_with(MemberId const& member, std::string const& typed) const;

    TrainerLinks& links_;
    account::Members const& members_;
    account::RateLimits& rate_limits_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::trainer
