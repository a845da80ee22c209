// safety_bench FOLDER...: how the detector reads the conversations of each folder, and what a message costs.
// safety_bench --misses FOLDER: which ones it reads otherwise than a person; never for held_out/.
#include "core/safety/conversation.hpp"
#include "tests/support/told_conversations.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <exception>
#include <iostream>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace evenkeel::safety {
namespace {

constexpr int kRuns = 20;

void print(std::string_view what, ShareOf const& share) {
    std::printf("  %-62s %4d of %-4d %5.1f %%\n", std::string{what}.c_str(), share.found, share.of,
                100 * share.value());
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

void print_languages(std::vector<ToldConversation> const& all) {
    std::map<std::string, std::vector<ToldConversation>> by_language;
    for (auto const& told : all)
        by_language[std::string{told.language()}].push_back(told);
    for (auto const& [language, some] : by_language) {
        auto const figures = judged(some);
        std::printf("  %s: recall %d of %d, within three turns %d, false alarms %d of %d\n", language.c_str(),
                    figures.recall.found, figures.recall.of, figures.early.found, figures.false_alarms.found,
                    figures.false_alarms.of);
    }
}

void print_folder(std::string const& folder) {
    auto const all = told_conversations(folder);
    auto const figures = judged(all);
    std::printf("%s: %zu conversations\n", folder.c_str(), all.size());
    print("recall: with risk, read as risk", figures.recall);
    print("early: within three turns of the first turn with risk", figures.early);
    print("within the first three turns of the conversation", figures.first_three);
    print("active thoughts read as level 3 within two turns", figures.active);
    print("imminent read as level 4 within two turns", figures.imminent);
    print("false alarms: without risk, read as risk in any turn", figures.false_alarms);
    print("without risk, read as level 3 or 4", figures.grave_alarms);
    auto const times = times_of(all);
    std::printf("  time of a message: p50 %.3f ms, p99 %.3f ms\n", times[times.size() / 2],
                times[times.size() * 99 / 100]);
    print_languages(all);
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
