#pragma once

#include "core/account/member/member.hpp"
#include "core/base/words.hpp"

#include <optional>
#include <string>

namespace evenkeel::commerce {

/// Why a grant ended before its time.
enum class TakenBack { no, refunded, disputed, revoked };

/// One reason why a member has premium: a trial, a code, a gift, or a period that was paid for. It is either
/// a number of months, which begin when what came before has been used up, or it has dates of its own, which
/// somebody else decides: an app store, or the account's first three days.
struct PremiumGrant {
    std::string id; ///< Says where it came from: "invite 0193…", "subscription 0193…". Unique for the member.
    account::PremiumSource source{account::PremiumSource::none};
    Instant given_at;               ///< Nothing of it lies before.
    int months{0};                  ///< 0: it has dates.
    std::optional<Instant> ends_at; ///< Of a grant with dates.
    /// Until then premium goes on while a renewal that failed is tried again. Of a grant with dates.
    std::optional<Instant> grace_until{};
    std::optional<Instant> taken_back_at{};
    TakenBack taken_back{TakenBack::no};
};

} // namespace evenkeel::commerce

template <>
struct evenkeel::Words<evenkeel::commerce::TakenBack> {
    static constexpr std::array<std::string_view, 4> kNames{"", "refunded", "disputed", "revoked"};
};
