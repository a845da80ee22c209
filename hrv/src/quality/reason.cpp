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
        return "No finger was seen. Cover lens and light completely with the fingertip.";
    case Reason::too_dark:
        return "The picture is too dark. Switch the light on, or hold the fingertip towards a bright window.";
    case Reason::saturated:
        return "The picture is too bright to show the pulse. Rest the fingertip on the lens a little more "
               "lightly.";
    case Reason::lamp_flicker:
        return "The camera saw a flickering lamp, not a pulse. Cover lens and light completely with the "
               "fingertip.";
    case Reason::motion:
        return "The finger moved. Rest hand and phone on a table, and let them be still without talking.";
    case Reason::pressure:
        return "The pressure of the finger changed. Let the fingertip rest on the lens as lightly as on a "
               "feather.";
    case Reason::weak_pulse:
        return "The pulse is weak. Warm the hand for a moment, and press a little less.";
    case Reason::no_pulse:
        return "No pulse was found. Cover lens and light completely with the fingertip and hold still.";
    case Reason::irregular_rhythm:
        return "The beats came too unevenly to compute a value. This happens. If it happens often, mention "
               "it to a "
               "clinician.";
    case Reason::frame_rate:
        return "The camera gave too few pictures a second. Close other apps, and record with more light.";
    case Reason::too_short:
        return "The recording is too short. Please keep the finger in place for a full minute.";
    case Reason::too_long:
        return "The recording is longer than half an hour. Please send a shorter part of it.";
    }
    return "";
}

} // namespace hrv
