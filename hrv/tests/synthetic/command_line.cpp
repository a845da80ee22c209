#include "synthetic/command_line.hpp"

#include "input/number.hpp"

#include <array>
#include <string_view>

namespace hrv::synthetic {
namespace {

struct NumberOption {
    std::string_view name;
    std::string_view meaning;
    double& (*field)(Options&);
};

constexpr std::array kNumbers{
    NumberOption{"--heart-rate", "mean beats a minute",
                 [](Options& o) -> double& { return o.heart.heart_rate_bpm; }},
    NumberOption{"--breaths", "breaths a minute",
                 [](Options& o) -> double& { return o.heart.breaths_per_minute; }},
    NumberOption{"--rsa", "ms of variability by breathing",
                 [](Options& o) -> double& { return o.heart.rsa_ms; }},
    NumberOption{"--slow-wave", "ms by the 0.1 Hz wave",
                 [](Options& o) -> double& { return o.heart.slow_wave_ms; }},
    NumberOption{"--drift", "ms of slow wandering", [](Options& o) -> double& { return o.heart.drift_ms; }},
    NumberOption{"--scatter", "ms without pattern", [](Options& o) -> double& { return o.heart.scatter_ms; }},
    NumberOption{"--ectopic", "share of early beats",
                 [](Options& o) -> double& { return o.heart.ectopic_share; }},
    NumberOption{"--irregular", "share of chance in intervals",
                 [](Options& o) -> double& { return o.heart.irregularity; }},
    NumberOption{"--seconds", "length", [](Options& o) -> double& { return o.camera.seconds; }},
    NumberOption{"--fps", "frames a second",
                 [](Options& o) -> double& { return o.camera.frames_per_second; }},
    NumberOption{"--red", "level of 255", [](Options& o) -> double& { return o.camera.level[0]; }},
    NumberOption{"--green", "level of 255, 0 dead", [](Options& o) -> double& { return o.camera.level[1]; }},
    NumberOption{"--blue", "level of 255, 0 dead", [](Options& o) -> double& { return o.camera.level[2]; }},
    NumberOption{"--pulse", "percent of the level",
                 [](Options& o) -> double& { return o.camera.pulse_percent; }},
    NumberOption{"--noise", "levels of sensor noise",
                 [](Options& o) -> double& { return o.camera.noise_level; }},
    NumberOption{"--transit", "ms of transit scatter",
                 [](Options& o) -> double& { return o.camera.transit_scatter_ms; }},
    NumberOption{"--arrival-delay", "share of the interval before last",
                 [](Options& o) -> double& { return o.camera.arrival_delay; }},
    NumberOption{"--breath-level", "percent", [](Options& o) -> double& { return o.camera.breath_percent; }},
    NumberOption{"--motions", "jolts a minute",
                 [](Options& o) -> double& { return o.camera.motions_per_minute; }},
    NumberOption{"--pressure", "share the pulse changes by",
                 [](Options& o) -> double& { return o.camera.pressure_change; }},
    NumberOption{"--warm-up", "percent of the level",
                 [](Options& o) -> double& { return o.camera.warm_up_percent; }},
    NumberOption{"--jitter", "ms of the frame clock",
                 [](Options& o) -> double& { return o.camera.clock_jitter_ms; }},
    NumberOption{"--drops", "share of lost frames",
                 [](Options& o) -> double& { return o.camera.drop_share; }},
    NumberOption{"--lamp-hz", "brightness changes a second",
                 [](Options& o) -> double& { return o.camera.lamp_hz; }},
};

constexpr std::array<std::pair<std::string_view, Scene>, 6> kScenes{{{"finger", Scene::finger},
                                                                     {"blank", Scene::blank},
                                                                     {"noise", Scene::noise},
                                                                     {"lamp", Scene::lamp},
                                                                     {"table", Scene::table},
                                                                     {"talking", Scene::talking}}};

bool set_scene(Options& options, std::string_view value) {
    for (auto const& [scene_name, scene] : kScenes) {
        if (scene_name == value) {
            options.camera.scene = scene;
            return true;
        }
    }
    return false;
}

bool set_option(Options& options, std::string_view option, std::string_view value) {
    if (option == "--scene") {
        return set_scene(options, value);
    }
    auto const number = parse_number(value);
    if (number && option == "--seed") {
        options.seed = static_cast<std::uint64_t>(*number);
        return true;
    }
    for (auto const& known : kNumbers) {
        if (number && known.name == option) {
            known.field(options) = *number;
            return true;
        }
    }
    return false;
}

} // namespace

std::string usage() {
    std::string text = "usage: hrv_synthesize FOLDER [--option value]…\n"
                       "  --scene finger|blank|noise|lamp|table|talking\n  --quantise\n  --seed N\n";
    for (auto const& option : kNumbers) {
        text += "  " + std::string{option.name} + "  " + std::string{option.meaning} + "\n";
    }
    return text;
}

std::expected<Command, std::string> parse_command(std::span<char* const> arguments) {
    Command command;
    for (std::size_t k = 0; k < arguments.size(); ++k) {
        std::string_view const argument = arguments[k];
        if (argument == "--quantise") {
            command.options.camera.quantise = true;
        } else if (!argument.starts_with("--") && command.folder.empty()) {
            command.folder = argument;
        } else if (k + 1 == arguments.size() || !set_option(command.options, argument, arguments[k + 1])) {
            return std::unexpected("wrong option or value: " + std::string{argument});
        } else {
            ++k;
        }
    }
    if (command.folder.empty()) {
        return std::unexpected("the folder is missing");
    }
    return command;
}

} // namespace hrv::synthetic
