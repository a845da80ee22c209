#include "hrv/evaluation/conditions/two_hands.hpp"

#include "hrv/analyze.hpp"
#include "hrv/evaluation/dataset.hpp"
#include "signal/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <set>

namespace hrv::evaluation {
namespace {

constexpr double kWindow_s = 60;
/// The hands may have started some beats apart.
constexpr int kMostBeatsApart = 12;
constexpr std::size_t kFewestPairs = 20;

struct Person {
    std::vector<double> pulse_bpm; ///< Each second; not a number where no oximeter answered.
    std::array<Recording, 2> hands;
};

/// The numbers of one line; an empty field or a word is not a number.
std::vector<double> numbers_of(std::string_view line) {
    std::vector<double> found;
    while (!line.empty()) {
        auto const end = std::min(line.find(','), line.size());
        std::string const field{line.substr(0, end)};
        char* rest = nullptr;
        double const value = std::strtod(field.c_str(), &rest);
        found.push_back(rest == field.c_str() ? std::numeric_limits<double>::quiet_NaN() : value);
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return found;
}

std::expected<std::vector<std::vector<double>>, std::string> lines_of(std::filesystem::path const& path) {
    auto const text = read_text(path);
    if (!text) {
        return std::unexpected{text.error()};
    }
    std::vector<std::vector<double>> found;
    std::string_view rest{*text};
    for (bool header = true; !rest.empty(); header = false) {
        auto const end = std::min(rest.find('\n'), rest.size());
        if (!header && end > 0) {
            found.push_back(numbers_of(rest.substr(0, end)));
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return found;
}

std::expected<Person, std::string> read_person(std::filesystem::path const& folder, std::string const& name) {
    Person person;
    auto const pulse = lines_of(folder / (name + "-pulse.csv"));
    if (!pulse) {
        return std::unexpected{pulse.error()};
    }
    for (auto const& line : *pulse) {
        person.pulse_bpm.push_back(line.size() > 1 ? line[1] : std::numeric_limits<double>::quiet_NaN());
    }
    for (std::size_t hand = 0; hand < 2; ++hand) {
        auto const frames = lines_of(folder / (name + (hand == 0 ? "-left.csv" : "-right.csv")));
        if (!frames) {
            return std::unexpected{frames.error()};
        }
        // Phones and oximeters were started and stopped together.
        double const step_ms =
            1e3 * static_cast<double>(person.pulse_bpm.size()) / static_cast<double>(frames->size());
        auto& recording = person.hands[hand];
        for (auto const& frame : *frames) {
            if (frame.size() != 3) {
                return std::unexpected{name + ": a frame does not have three colours"};
            }
            recording.time_ms.push_back(step_ms * static_cast<double>(recording.time_ms.size()));
            recording.red.push_back(frame[0]);
            recording.green.push_back(frame[1]);
            recording.blue.push_back(frame[2]);
        }
    }
    return person;
}

Recording window_of(Recording const& all, double from_s) {
    auto const first = std::ranges::lower_bound(all.time_ms, from_s * 1e3) - all.time_ms.begin();
    auto const last = std::ranges::lower_bound(all.time_ms, (from_s + kWindow_s) * 1e3) - all.time_ms.begin();
    auto const part = [&](std::vector<double> const& values) {
        return std::vector<double>(values.begin() + first, values.begin() + last);
    };
    return {part(all.time_ms), part(all.red), part(all.green), part(all.blue)};
}

/// Intervals in the order of their beats; not a number where a gap must not be bridged.
std::vector<double> intervals_of(Analysis const& analysis) {
    std::vector<double> found;
    for (auto const& run : analysis.runs) {
        if (&run != &analysis.runs.front()) {
            found.push_back(std::numeric_limits<double>::quiet_NaN());
        }
        for (std::size_t k = 1; k < run.beats.size(); ++k) {
            found.push_back(run.beats[k].value() - run.beats[k - 1].value());
        }
    }
    return found;
}

std::vector<double> differences(std::span<double const> left, std::span<double const> right, int apart) {
    auto const skip_left = static_cast<std::size_t>(std::max(0, apart));
    auto const skip_right = static_cast<std::size_t>(std::max(0, -apart));
    std::vector<double> found;
    for (std::size_t k = 0; k + skip_left < left.size() && k + skip_right < right.size(); ++k) {
        double const difference = left[k + skip_left] - right[k + skip_right];
        if (std::isfinite(difference)) {
            found.push_back(difference);
        }
    }
    return found;
}

/// Robust variance of the difference of intervals, at the shift in beats that makes the hands most alike.
std::optional<double> measured_variance(Analysis const& left, Analysis const& right) {
    auto const l = intervals_of(left), r = intervals_of(right);
    std::vector<double> best;
    double least = std::numeric_limits<double>::infinity();
    for (int apart = -kMostBeatsApart; apart <= kMostBeatsApart; ++apart) {
        auto pairs = differences(l, r, apart);
        if (pairs.size() <= kFewestPairs) {
            continue;
        }
        double const size = robust_deviation(pairs, 0.0);
        if (size < least) {
            least = size;
            best = std::move(pairs);
        }
    }
    if (best.empty()) {
        return std::nullopt;
    }
    double const deviation = robust_deviation(best);
    return deviation * deviation;
}

void compare_rate(TwoHands& found, Person const& person, double from_s, Summary const& summary) {
    std::vector<double> pulse;
    for (auto k = static_cast<std::size_t>(from_s); k < static_cast<std::size_t>(from_s + kWindow_s); ++k) {
        if (k < person.pulse_bpm.size() && std::isfinite(person.pulse_bpm[k])) {
            pulse.push_back(person.pulse_bpm[k]);
        }
    }
    if (!pulse.empty()) {
        found.rate_errors_bpm.push_back(std::abs(summary.heart_rate.value() - median(pulse)));
    }
}

void compare_hands(TwoHands& found, std::string const& name, Analysis const& left, Analysis const& right) {
    auto const &l = *left.result, &r = *right.result;
    found.rmssd_differences_ms.push_back(l.rmssd.value() - r.rmssd.value());
    found.sdnn_differences_ms.push_back(l.sdnn.value() - r.sdnn.value());
    found.rmssd_ms.push_back((l.rmssd.value() + r.rmssd.value()) / 2);
    double const claimed = 2 * (l.timing_noise.value() * l.timing_noise.value() +
                                r.timing_noise.value() * r.timing_noise.value());
    if (auto const measured = measured_variance(left, right)) {
        found.noise_ratios.push_back(*measured / claimed);
        found.noise_ratios_by_person[name].push_back(*measured / claimed);
    }
}

void judge_person(TwoHands& found, std::string const& name, Person const& person) {
    for (double from_s = 0; from_s + kWindow_s <= static_cast<double>(person.pulse_bpm.size());
         from_s += kWindow_s) {
        std::vector<Analysis> hands;
        for (auto const& hand : person.hands) {
            hands.push_back(analyze(window_of(hand, from_s)));
            ++found.windows;
            if (hands.back().result) {
                compare_rate(found, person, from_s, *hands.back().result);
            } else {
                ++found.refused[std::string{hrv::name(hands.back().result.error().reason)}];
            }
        }
        if (hands[0].result && hands[1].result) {
            compare_hands(found, name, hands[0], hands[1]);
        }
    }
}

} // namespace

std::expected<TwoHands, std::string> judge_two_hands(std::filesystem::path const& folder) {
    std::set<std::string> names;
    for (auto const& entry : std::filesystem::directory_iterator{folder}) {
        auto const file = entry.path().filename().string();
        if (file.ends_with("-pulse.csv")) {
            names.insert(file.substr(0, file.size() - std::string_view{"-pulse.csv"}.size()));
        }
    }
    TwoHands found;
    for (auto const& name : names) {
        auto const person = read_person(folder, name);
        if (!person) {
            return std::unexpected{person.error()};
        }
        judge_person(found, name, *person);
    }
    return found;
}

} // namespace hrv::evaluation
