#pragma once

#include "core/base/words.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::safety {

/// The subjects of a message beside its level. `flag` of the moves in content/safety/responses.yaml.
enum class Flag : std::uint8_t {
    third_party,
    self_injury,
    abuse,
    psychosis,
    eating_disorder,
    medical_emergency,
    minor,
    intoxication,
    pregnancy,
    obsessive_thoughts,
    grief
};

inline constexpr std::size_t kFlags = 11;

/// A set of flags; read in the order of Flag, however they were added.
class Flags {
public:
    constexpr Flags() = default;

    constexpr void add(Flag flag) { bits_ = static_cast<std::uint16_t>(bits_ | bit(flag)); }

    constexpr void add(Flags others) { bits_ = static_cast<std::uint16_t>(bits_ | others.bits_); }

    [[nodiscard]] constexpr bool has(Flag flag) const { return (bits_ & bit(flag)) != 0; }

    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }

    [[nodiscard]] std::vector<Flag> in_order() const;

    /// "self_injury,abuse"; "" for none.
    [[nodiscard]] std::string names() const;
    /// Of such a text; nothing where a name in it is unknown.
    [[nodiscard]] static std::optional<Flags> named(std::string_view names);

    constexpr bool operator==(Flags const&) const = default;

private:
    [[nodiscard]] static constexpr unsigned bit(Flag flag) { return 1U << static_cast<unsigned>(flag); }

    std::uint16_t bits_{0};
};

/// Something has been done already; or the message reads like a farewell. Only with level 4.
enum class Urgency : std::uint8_t { none, in_progress, goodbye };

/// Bytes of the message, from begin up to end.
struct Piece {
    std::size_t begin{0};
    std::size_t end{0};
    bool operator==(Piece const&) const = default;
};

/// From here on the script alone speaks, and only calm exercises are suggested.
inline constexpr int kPossibleRisk = 2;
inline constexpr int kActiveThoughts = 3;
inline constexpr int kImminent = 4;

/// The danger that was read in one message of a member.
struct Finding {
    int level{0};
    Flags flags;
    Urgency urgency{Urgency::none};
    bool is_retraction{false};     ///< "Just kidding", "forget it". It lowers nothing.
    std::vector<Piece> carried_by; ///< The words it was read from, in their order, never overlapping.
};

/// Levels: 0 none, 1 distress, 2 possible risk, 3 active thoughts, 4 imminent (design/safety.md, 4). Reads
/// any bytes, in time that grows with their number; knows neither what was said before nor who says it.
[[nodiscard]] Finding read_for_risk(std::string_view message);

} // namespace evenkeel::safety

namespace evenkeel {

template <>
struct Words<safety::Flag> {
    static constexpr std::array<std::string_view, safety::kFlags> kNames{
        "third_party",     "self_injury",        "abuse", "psychosis",
        "eating_disorder", "medical_emergency",  "minor", "intoxication",
        "pregnancy",       "obsessive_thoughts", "grief"};
};

template <>
struct Words<safety::Urgency> {
    static constexpr std::array<std::string_view, 3> kNames{"none", "in_progress", "goodbye"};
};

} // namespace evenkeel
