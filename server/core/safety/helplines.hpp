#pragma once

#include "core/base/words.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::safety {

/// People call a line about one of these.
enum class LinePurpose : std::uint8_t { suicide, abuse, youth, general };

/// Somebody who answers. At least one of phone, sms and chat_url.
struct Helpline {
    std::string name;
    std::optional<std::string> phone;
    std::optional<std::string> sms;
    std::optional<std::string> chat_url;
    std::string hours; ///< In words of the content's language, or "24/7".
    bool is_round_the_clock{false};
    std::vector<std::string> languages; ///< ISO 639.
    LinePurpose purpose{LinePurpose::general};
    std::string source;                             ///< The organisation's own address.
    std::optional<std::chrono::local_days> checked; ///< When somebody compared it; absent: nobody has.
};

/// Whom to call in one country.
struct HelplineCountry {
    std::string country; ///< ISO 3166-1 alpha-2, or kEverywhereElse.
    std::string name;
    std::vector<std::string> emergency; ///< The one to show first comes first.
    std::string note;                   ///< A sentence shown beneath; may be empty.
    std::vector<Helpline> lines;        ///< Empty where nobody could confirm one.
};

inline constexpr std::string_view kEverywhereElse = "international";

} // namespace evenkeel::safety

namespace evenkeel {

template <>
struct Words<safety::LinePurpose> {
    static constexpr std::array<std::string_view, 4> kNames{"suicide", "abuse", "youth", "general"};
};

} // namespace evenkeel
