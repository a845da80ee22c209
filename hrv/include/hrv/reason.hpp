#pragma once

#include <array>
#include <string_view>

namespace hrv {

/// A judgement of a recording, or of one second of it. A closed set: screens and tests switch over it.
enum class Reason {
    good,
    malformed,
    no_finger,
    too_dark,
    saturated,
    lamp_flicker,
    motion,
    pressure,
    weak_pulse,
    no_pulse,
    irregular_rhythm,
    frame_rate,
    too_short,
    too_long,
};

inline constexpr std::array kAllReasons{Reason::good,      Reason::malformed,        Reason::no_finger,
                                        Reason::too_dark,  Reason::saturated,        Reason::lamp_flicker,
                                        Reason::motion,    Reason::pressure,         Reason::weak_pulse,
                                        Reason::no_pulse,  Reason::irregular_rhythm, Reason::frame_rate,
                                        Reason::too_short, Reason::too_long};

/// The reason as a word for files and interfaces, for example `no_finger`.
[[nodiscard]] std::string_view name(Reason reason);

/// Returns the reason and some help, in words for the person who holds the phone.
[[nodiscard]] std::string_view sentence(Reason reason);

} // namespace hrv
