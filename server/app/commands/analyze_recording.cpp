#include "app/commands/commands.hpp"
#include "hrv/explain.hpp"
#include "hrv/input.hpp"
#include "hrv/json.hpp"
#include "hrv/plot/explain_table.hpp"
#include "hrv/plot/recording_picture.hpp"

#include <chrono>
#include <fstream>
#include <iostream>
#include <iterator>

namespace evenkeel::app {
namespace {

constexpr int kUnreadable = 1;
/// Times are told of the fastest of some runs, or they would be those of cold memory.
constexpr int kExplainedRuns = 5;

std::optional<std::string> read_all(std::string const& path) {
    if (path == "-")
        return std::string{std::istreambuf_iterator<char>{std::cin}, {}};
    std::ifstream file{path, std::ios::binary};
    if (!file)
        return std::nullopt;
    return std::string{std::istreambuf_iterator<char>{file}, {}};
}

double now_ms() {
    auto const now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>{now}.count();
}

hrv::Analysis analyze(hrv::Input const& input) {
    if (auto const* intervals = std::get_if<std::vector<hrv::Milliseconds>>(&input))
        return hrv::analyze_rr(*intervals);
    if (auto const* trace = std::get_if<hrv::PulseTrace>(&input))
        return hrv::analyze_ppg(*trace);
    return hrv::analyze(std::get<hrv::Recording>(input));
}

hrv::Explained explain_once(hrv::Input const& input) {
    if (auto const* intervals = std::get_if<std::vector<hrv::Milliseconds>>(&input))
        return hrv::explain_rr(*intervals);
    if (auto const* trace = std::get_if<hrv::PulseTrace>(&input))
        return hrv::explain_ppg(*trace, now_ms);
    return hrv::explain(std::get<hrv::Recording>(input), now_ms);
}

double time_of(hrv::Explained const& explained) {
    double all = 0;
    for (auto const& step : explained.times)
        all += step.took.value();
    return all;
}

hrv::Explained explain(hrv::Input const& input) {
    auto fastest = explain_once(input);
    for (int run = 1; run < kExplainedRuns; ++run) {
        auto again = explain_once(input);
        if (time_of(again) < time_of(fastest))
            fastest = std::move(again);
    }
    return fastest;
}

std::string with_field(std::string json, std::string const& name, std::string const& value) {
    json.insert(json.rfind('}'), ",\"" + name + "\":" + value);
    return json;
}

/// The engine does not know the time; how long it took is added to its object here.
std::string answer_of(hrv::Input const& input) {
    auto const began = now_ms();
    auto const analysis = analyze(input);
    return with_field(hrv::to_json(analysis), "runtime_ms", std::to_string(now_ms() - began));
}

void write_picture(AnalysisPlan const& plan, hrv::Explained const& explained) {
    auto const title = plan.file == "-" ? "standard input" : plan.file.substr(plan.file.rfind('/') + 1);
    if (!(std::ofstream{plan.plot, std::ios::binary} << hrv::plot::recording_svg(explained, title)))
        throw std::runtime_error{plan.plot + " cannot be written"};
}

int say_unreadable(std::string const& file, hrv::ParseError const& error) {
    std::cerr << "evenkeel: " << file << ":" << error.line << ": " << error.column
              << (error.column.empty() ? "" : ": ") << error.message << '\n';
    return kUnreadable;
}

int answer(AnalysisPlan const& plan, hrv::Input const& input) {
    auto json = answer_of(input);
    if (!plan.explain.empty() || !plan.plot.empty()) {
        auto const explained = explain(input);
        if (plan.explain == "json")
            json = with_field(std::move(json), "explain", hrv::to_json(explained));
        if (plan.explain == "table")
            std::cerr << hrv::plot::explain_table(explained);
        if (!plan.plot.empty())
            write_picture(plan, explained);
    }
    std::cout << json << '\n';
    return 0;
}

} // namespace

int analyze_recording(AnalysisPlan const& plan) {
    auto const text = read_all(plan.file);
    if (!text) {
        std::cerr << "evenkeel: " << plan.file << " cannot be read\n";
        return kUnreadable;
    }
    auto const kind = hrv::input_kind_named(plan.input).value_or(hrv::recognise(*text));
    auto const input = hrv::parse_input(*text, kind);
    return input ? answer(plan, *input) : say_unreadable(plan.file, input.error());
}

} // namespace evenkeel::app
