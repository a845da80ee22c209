#include "hrv/plot/explain_table.hpp"

#include "hrv/plot/picture.hpp"

namespace hrv::plot {
namespace {

std::string line(char const* what, std::string const& found) {
    return print("%-14s %s\n", what, found.c_str());
}

std::string words(std::string_view text) {
    return std::string{text};
}

std::string input_lines(Explained const& explained) {
    auto const& capture = explained.analysis.capture;
    if (capture.frames == 0) {
        return line("input", print("%.1f s of intervals", capture.duration.value()));
    }
    auto text = line("input", print("%zu frames in %.1f s, %.2f a second", capture.frames,
                                    capture.duration.value(), capture.frame_rate.value()));
    auto clock = words(name(capture.clock)) + print(", %zu frames dropped", capture.dropped_frames);
    if (capture.clock == FrameClock::callback) {
        clock += print(", a frame each %.3f ms, %s", to_milliseconds(explained.frame_period).value(),
                       explained.steady_clock ? "steady" : "not seen in the stamps");
    }
    return text + line("frame clock", clock);
}

std::string channel_lines(Explained const& explained) {
    std::string text;
    for (auto const& channel : explained.channels) {
        bool const chosen = channel.channel == explained.analysis.capture.channel;
        text += line(text.empty() ? "colours" : "",
                     print("%c %-5s %4zu beats, %3.0f %% clear, noise %5.1f ms, period %.3f s, repeats %.2f",
                           chosen ? '*' : ' ', words(name(channel.channel)).c_str(), channel.beats,
                           100 * channel.clear_share, channel.timing_noise.value(), channel.period.value(),
                           channel.repetition));
    }
    return text;
}

std::string interval_lines(Explained const& explained) {
    if (explained.intervals.empty()) {
        return "";
    }
    auto text = print("%zu, %zu used", explained.intervals.size(), count(explained, Fate::used));
    for (auto const fate : kAllFates) {
        auto const found = count(explained, fate);
        text += fate != Fate::used && found > 0 ? print(", %zu %s", found, words(name(fate)).c_str()) : "";
    }
    return line("intervals", text + print("; %zu runs", explained.analysis.runs.size()));
}

std::string noise_lines(Explained const& explained) {
    auto const& result = explained.analysis.result;
    if (!result || !explained.bare_rmssd) {
        return "";
    }
    auto text = line("timing noise", print("%.1f ms a beat, certainty %.2f", result->timing_noise.value(),
                                           result->certainty));
    text += line("RMSSD", print("%6.2f ms as seen, %6.2f ms without noise", explained.bare_rmssd->value(),
                                result->rmssd.value()));
    return text + line("SDNN", print("%6.2f ms as seen, %6.2f ms without noise", explained.bare_sdnn->value(),
                                     result->sdnn.value()));
}

std::string verdict_lines(Explained const& explained) {
    auto const& analysis = explained.analysis;
    auto text =
        line("quality", print("%.2f, ", analysis.quality.value) + words(name(analysis.quality.reason)));
    if (analysis.result) {
        return text +
               line("heart rate", print("%.2f beats a minute, %zu beats, %.1f %% left out",
                                        analysis.result->heart_rate.value(), analysis.result->beats.found,
                                        analysis.result->beats.corrected.value()));
    }
    auto const& refusal = analysis.result.error();
    return text + line("refused", print("from second %.0f: %s", refusal.at.value(), refusal.message.c_str()));
}

std::string time_lines(Explained const& explained) {
    double all = 0;
    for (auto const& step : explained.times) {
        all += step.took.value();
    }
    std::string text;
    for (auto const& [step, took] : explained.times) {
        text += line(text.empty() ? "time" : "",
                     print("%7.3f ms  %3.0f %%  %s", took.value(), all > 0 ? 100 * took.value() / all : 0.0,
                           words(step).c_str()));
    }
    return text.empty() ? text : text + line("", print("%7.3f ms  in all", all));
}

} // namespace

std::string explain_table(Explained const& explained) {
    return input_lines(explained) + channel_lines(explained) + interval_lines(explained) +
           noise_lines(explained) + verdict_lines(explained) + time_lines(explained);
}

} // namespace hrv::plot
