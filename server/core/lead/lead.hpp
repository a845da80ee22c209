#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/words.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace evenkeel {

using LeadId = Id<struct LeadTag>;

} // namespace evenkeel

/// People who left their name and address on the site.
namespace evenkeel::lead {

/// The thing that they asked for: the certification offer, a seat in the live training, or word when
/// something opens.
enum class LeadKind { certification, live_training, certification_opening, book_opening };

/// The price cut that a unique code gives. Content, not code: content/brand/offers.yaml.
struct Offer {
    std::int64_t amount_off_usd_cents{20'000};
    std::chrono::days valid_for{14};
};

struct Lead {
    LeadId id;
    LeadKind kind{LeadKind::certification};
    EventId event_id;
    std::string first_name;
    std::string email_address; ///< Normalised.
    std::string language_code; ///< BCP 47, of the mail.
    std::string unique_code;   ///< As `normalise_code` gives it; the id where the kind has no code.
    std::int64_t amount_off_usd_cents{0};
    Instant expires_at; ///< Of the code.
    Instant created_at;
};

/// A code is worth money, so only this kind has one.
[[nodiscard]] inline bool has_code(LeadKind kind) {
    return kind == LeadKind::certification;
}

/// Nobody is written to this long after they asked, so nobody is kept longer.
inline constexpr std::chrono::days kLeadLife{730};

} // namespace evenkeel::lead

template <>
struct evenkeel::Words<evenkeel::lead::LeadKind> {
    static constexpr std::array<std::string_view, 4> kNames{"certification", "live_training",
                                                            "certification_opening", "book_opening"};
};
