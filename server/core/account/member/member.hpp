#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace evenkeel::account {

enum class PremiumSource { none, trial, subscription, access_code, trainer_gift };

[[nodiscard]] std::string_view to_text(PremiumSource source);

/// An unknown name is `none`.
[[nodiscard]] PremiumSource premium_source_named(std::string_view name);

struct Member {
    MemberId id;
    std::string email_address; ///< Normalised: trimmed and lower-cased. Unique.
    std::string first_name;
    std::string password_hash; ///< Empty: none set; sign-in is by mailed link or Apple.
    std::string time_zone;     ///< IANA name.
    std::string language_code; ///< BCP 47.
    bool is_admin{false};
    PremiumSource premium_source{PremiumSource::trial};
    Instant premium_until; ///< Premium while now is before it.
    Instant created_at;
    std::string country_code{}; ///< ISO 3166-1 alpha-2. Empty: the member has not told.
    /// When a mailed link that was opened first showed that the address is the member's. Absent: not yet.
    std::optional<Instant> address_proven_at{};
    /// When that ended everything by which others could open the account before. Absent: it did not, or the
    /// member has said since whether to keep what is in it.
    std::optional<Instant> inherited_at{};
};

inline constexpr std::chrono::days kTrial{3};
inline constexpr std::size_t kLongestAddress = 254;  ///< RFC 5321, 4.5.3.1.3
inline constexpr std::size_t kLongestFirstName = 80; ///< characters
inline constexpr std::size_t kShortestPassword = 10; ///< characters
inline constexpr std::size_t kLongestPassword = 256; ///< characters

[[nodiscard]] inline bool is_premium(Member const& member, Instant now) {
    return now < member.premium_until;
}

/// Trims and lower-cases; refuses (field email_address) what mail could not be sent to: one @, a local part
/// of at most 64 bytes, a domain of at least two dot-separated labels of letters, digits and hyphens.
[[nodiscard]] Result<std::string> normalise_address(std::string_view address);

/// Trims; refuses (field first_name) control characters and more than 80 characters. May be empty.
[[nodiscard]] Result<std::string> normalise_first_name(std::string_view name);

/// Refuses (field password) what is too short, too long, the address itself, or one repeated character.
/// Length is what counts (NIST SP 800-63B, 5.1.1.2): no demands for classes of characters.
[[nodiscard]] Result<void> check_new_password(std::string_view password, std::string_view email_address);

} // namespace evenkeel::account
