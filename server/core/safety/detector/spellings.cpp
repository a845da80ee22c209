#include "core/safety/detector/spellings.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

struct Spelling {
    std::string_view written;
    std::string_view meant;
};

constexpr auto kSpellings = std::to_array<Spelling>({
    {"abt", "about"},
    {"anymor", "anymore"},
    {"b", "be"},
    {"bc", "because"},
    {"bcos", "because"},
    {"bcuz", "because"},
    {"becoz", "because"},
    {"cos", "because"},
    {"coz", "because"},
    {"cud", "could"},
    {"cudnt", "couldnt"},
    {"cuz", "because"},
    {"dat", "that"},
    {"deth", "death"},
    {"dint", "didnt"},
    {"doin", "doing"},
    {"dun", "dont"},
    {"dyin", "dying"},
    {"enuf", "enough"},
    {"evry", "every"},
    {"evryone", "everyone"},
    {"feelin", "feeling"},
    {"fr", "really"},
    {"goin", "going"},
    {"gunna", "gonna"},
    {"hav", "have"},
    {"iam", "im"},
    {"jst", "just"},
    {"jus", "just"},
    {"kilin", "killing"},
    {"lyf", "life"},
    {"lyfe", "life"},
    {"n", "and"},
    {"ni", "nicht"},
    {"nich", "nicht"},
    {"nite", "night"},
    {"nites", "nights"},
    {"nix", "nichts"},
    {"no1", "noone"},
    {"nobdy", "nobody"},
    {"pa", "para"},
    {"ppl", "people"},
    {"q", "que"},
    {"r", "are"},
    {"rly", "really"},
    {"shud", "should"},
    {"shudnt", "shouldnt"},
    {"sumone", "someone"},
    {"sumtimes", "sometimes"},
    {"tbh", "honestly"},
    {"thru", "through"},
    {"tmrw", "tomorrow"},
    {"tn", "tonight"},
    {"tonite", "tonight"},
    {"toy", "estoy"},
    {"u", "you"},
    {"ur", "your"},
    {"wana", "wanna"},
    {"wen", "when"},
    {"wit", "with"},
    {"woudnt", "wouldnt"},
    {"wud", "would"},
    {"wudnt", "wouldnt"},
    {"xq", "porque"},
});

} // namespace

std::vector<std::string> spelled_out(std::string_view word) {
    std::vector<std::string> meant;
    for (auto const& one : kSpellings)
        if (one.written == word)
            meant.emplace_back(one.meant);
    if (word.size() > 4 && word.ends_with("in")) // "thinkin"
        meant.push_back(std::string{word} + "g");
    if (word.size() > 4 && word.starts_with("ki")) // "kiero"
        meant.push_back("qui" + std::string{word.substr(2)});
    return meant;
}

} // namespace evenkeel::safety::detector
