#include "hrv/reason.hpp"

namespace hrv {

std::string_view name(Reason reason) {
    switch (reason) {
    case Reason::good:
        return "good";
    case Reason::malformed:
        return "malformed";
    case Reason::no_finger:
        return "no_finger";
    case Reason::too_dark:
        return "too_dark";
    case Reason::saturated:
        return "saturated";
    case Reason::lamp_flicker:
        return "lamp_flicker";
    case Reason::motion:
        return "motion";
    case Reason::pressure:
        return "pressure";
    case Reason::weak_pulse:
        return "weak_pulse";
    case Reason::no_pulse:
        return "no_pulse";
    case Reason::irregular_rhythm:
        return "irregular_rhythm";
    case Reason::frame_rate:
        return "frame_rate";
    case Reason::too_short:
        return "too_short";
    case Reason::too_long:
        return "too_long";
    }
    return "no_pulse";
}

std::string_view sentence(Reason reason) {
    switch (reason) {
    case Reason::good:
        return "The pulse is clear.";
    case Reason::malformed:
        return "The recording is damaged. Please record again.";
    case Reason::no_finger:
        return "We did not see a finger. Cover the lens and the light completely with your fingertip.";
    case Reason::too_dark:
        return "The picture is too dark. Switch the light on, or hold your fingertip towards a bright "
               "window.";
    case Reason::saturated:
        return "The picture is too bright to show the pulse. Rest your fingertip on the lens a little more "
               "lightly.";
    case Reason::lamp_flicker:
        return "The camera saw a flickering lamp, not a pulse. Cover the lens and the light completely with "
               "your fingertip.";
    case Reason::motion:
        return "Your finger moved. Rest your hand and the phone on a table, keep still and do not talk.";
    case Reason::pressure:
        return "The pressure of your finger changed. Let your fingertip rest on the lens as lightly as on a "
               "feather.";
    case Reason::weak_pulse:
        return "The pulse is weak. Warm your hand for a moment, and press a little less.";
    case Reason::no_pulse:
        return "We found no pulse. Cover the lens and the light completely with your fingertip and hold "
               "still.";
    case Reason::irregular_rhythm:
        return "The beats came too unevenly to compute a value. This happens. If it happens often, mention "
               "it to a clinician.";
    case Reason::frame_rate:
        return "The camera recorded too few frames a second. Close other apps, and record with more light.";
    case Reason::too_short:
        return "The recording is too short. Please keep your finger in place for a full minute.";
    case Reason::too_long:
        return "The recording is longer than half an hour. Please send a shorter part of it.";
    }
    return "";
}

} // namespace hrv
