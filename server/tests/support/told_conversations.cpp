#include "tests/support/told_conversations.hpp"

#include "core/safety/conversation.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace evenkeel::safety {

namespace {

constexpr std::size_t kFewTurns = 3;
constexpr std::size_t kSoon = 2;

class Reader {
public:
    explicit Reader(std::filesystem::path file) : file_{std::move(file)} {}

    std::vector<ToldConversation> read() {
        std::ifstream lines{file_};
        for (std::string line; std::getline(lines, line);) {
            ++number_;
            if (!line.empty() && line.front() != '#')
                take(line);
        }
        return std::move(told_);
    }

private:
    void take(std::string const& line) {
        if (line.starts_with("= none ") || line.starts_with("= risk ")) {
            auto const id = file_.stem().string() + "-" + std::to_string(told_.size() + 1);
            told_.push_back({id, line.starts_with("= risk "), line.substr(7), {}});
            return;
        }
        bool const is_turn = line.size() > 2 && line[0] >= '0' && line[0] <= '4' && line[1] == ' ';
        if (!is_turn || told_.empty())
            throw std::runtime_error{file_.string() + ":" + std::to_string(number_) + " is no turn"};
        told_.back().turns.push_back({line[0] - '0', line.substr(2)});
    }

    std::filesystem::path file_;
    int number_{0};
    std::vector<ToldConversation> told_;
};

/// The place of the first turn at a level or above; the number of turns where there is none.
std::size_t first_at(std::vector<int> const& levels, int level) {
    auto const found = std::ranges::find_if(levels, [level](int one) { return one >= level; });
    return static_cast<std::size_t>(std::distance(levels.begin(), found));
}

std::vector<int> levels_told(ToldConversation const& told) {
    std::vector<int> levels;
    for (auto const& turn : told.turns)
        levels.push_back(turn.level);
    return levels;
}

void judge_risk(ToldConversation const& one, DetectorFigures& figures) {
    auto const told = levels_told(one);
    auto const heard = levels_heard(one);
    auto const end = told.size();
    auto const found = first_at(heard, kPossibleRisk);
    figures.recall.count(found < end);
    figures.early.count(found < end && found < first_at(told, kPossibleRisk) + kFewTurns);
    figures.first_three.count(found < std::min(end, kFewTurns));
    if (auto const first = first_at(told, kImminent); first < end)
        figures.imminent.count(first_at(heard, kImminent) < std::min(end, first + kSoon));
    if (auto const first = first_at(told, kActiveThoughts); first < end)
        figures.active.count(first_at(heard, kActiveThoughts) < std::min(end, first + kSoon));
}

} // namespace

std::vector<ToldConversation> told_conversations(std::string const& folder) {
    std::vector<std::filesystem::path> files;
    for (auto const& entry : std::filesystem::directory_iterator{folder})
        files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<ToldConversation> all;
    for (auto const& file : files)
        std::ranges::move(Reader{file}.read(), std::back_inserter(all));
    return all;
}

std::vector<int> levels_heard(ToldConversation const& told) {
    Conversation conversation;
    std::vector<int> levels;
    for (auto const& turn : told.turns) {
        (void)conversation.hear(turn.text);
        levels.push_back(conversation.risk().level);
    }
    return levels;
}

DetectorFigures judged(std::vector<ToldConversation> const& all) {
    DetectorFigures figures;
    for (auto const& one : all) {
        if (one.has_risk) {
            judge_risk(one, figures);
            continue;
        }
        auto const highest = std::ranges::max(levels_heard(one));
        figures.false_alarms.count(highest >= kPossibleRisk);
        figures.grave_alarms.count(highest >= kActiveThoughts);
    }
    return figures;
}

} // namespace evenkeel::safety
