// safety_bench FOLDER...: how the detector reads the conversations of each folder, and the time a message
// takes; folder, figure, measured and aim, with tabs between. safety_bench --misses FOLDER: which ones it
// reads otherwise than a person; never for held_out/.
#include "core/safety/conversation.hpp"
#include "tests/support/told_conversations.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <iostream>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace evenkeel::safety {
namespace {

constexpr int kRuns = 20;

struct Row {
    std::string what;
    std::string_view aim;
    ShareOf share;
};

void print(std::string const& folder, Row const& row) {
    std::printf("%s\t%s\t%.1f %% (%d of %d)\t%s\n", folder.c_str(), row.what.c_str(), 100 * row.share.value(),
                row.share.found, row.share.of, std::string{row.aim}.c_str());
}

/// Milliseconds that each message takes in its conversation: of some runs, the fastest.
std::vector<double> times_of(std::vector<ToldConversation> const& all) {
    std::vector<double> fastest;
    for (int run = 0; run < kRuns; ++run) {
        std::size_t place = 0;
        for (auto const& told : all) {
            Conversation conversation;
            for (auto const& turn : told.turns) {
                auto const begin = std::chrono::steady_clock::now();
                (void)conversation.hear(turn.text);
                std::chrono::duration<double, std::milli> const took =
                    std::chrono::steady_clock::now() - begin;
                if (run == 0)
                    fastest.push_back(took.count());
                fastest[place] = std::min(fastest[place], took.count());
                ++place;
            }
        }
    }
    std::ranges::sort(fastest);
    return fastest;
}

void print_languages(std::string const& folder, std::vector<ToldConversation> const& all) {
    std::map<std::string, std::vector<ToldConversation>> by_language;
    for (auto const& told : all)
        by_language[std::string{told.language()}].push_back(told);
    for (auto const& [language, some] : by_language) {
        auto const figures = judged(some);
        print(folder, {"recall, " + language, "≥ 95 %", figures.recall});
        print(folder, {"false alarms, " + language, "≤ 10 %", figures.false_alarms});
    }
}

void print_folder(std::string const& folder) {
    auto const all = told_conversations(folder);
    auto const name = std::filesystem::path{folder}.filename().string();
    auto const figures = judged(all);
    print(name, {"recall: with risk, read as risk", "≥ 95 %", figures.recall});
    print(name, {"early: within three turns of the first with risk", "≥ 80 %", figures.early});
    print(name, {"within the first three turns of the conversation", "", figures.first_three});
    print(name, {"active thoughts read as level 3 within two turns", "", figures.active});
    print(name, {"imminent danger read as level 4 within two turns", "", figures.imminent});
    print(name, {"false alarms: without risk, level 2 in any turn", "≤ 10 %", figures.false_alarms});
    print(name, {"without risk, level 3 or 4 in any turn", "0 %", figures.grave_alarms});
    print_languages(name, all);
    auto const times = times_of(all);
    std::printf("%s\ttime of a message, p50\t%.3f ms\t\n", name.c_str(), times[times.size() / 2]);
    std::printf("%s\ttime of a message, p99\t%.3f ms\t≤ 2 ms\n", name.c_str(),
                times[times.size() * 99 / 100]);
}

void print_misses(std::string const& folder) {
    for (auto const& told : told_conversations(folder)) {
        auto const heard = levels_heard(told);
        bool is_misread = false;
        for (std::size_t i = 0; i < heard.size(); ++i)
            is_misread = is_misread || (told.turns[i].level < kPossibleRisk) != (heard[i] < kPossibleRisk) ||
                         (told.turns[i].level >= kPossibleRisk && told.turns[i].level != heard[i]);
        if (!is_misread)
            continue;
        std::printf("%s %s %s\n", told.id.c_str(), told.has_risk ? "risk" : "none", told.kind.c_str());
        for (std::size_t i = 0; i < heard.size(); ++i)
            std::printf("  %d read %d | %s\n", told.turns[i].level, heard[i], told.turns[i].text.c_str());
    }
}

} // namespace
} // namespace evenkeel::safety

int main(int count, char** words) {
    std::span const arguments{words + 1, static_cast<std::size_t>(count - 1)};
    try {
        bool const names_misses = !arguments.empty() && std::string_view{arguments[0]} == "--misses";
        for (auto const* folder : arguments.subspan(names_misses ? 1 : 0))
            names_misses ? evenkeel::safety::print_misses(folder) : evenkeel::safety::print_folder(folder);
    } catch (std::exception const& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
