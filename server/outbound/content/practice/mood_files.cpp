#include "outbound/content/practice/mood_files.hpp"

#include "outbound/content/read/words_of.hpp"

#include <map>

namespace evenkeel::outbound {
namespace {

exercise::Mood read_mood(YamlFields& fields) {
    exercise::Mood mood{.key = fields.text("key"),
                        .title = fields.text("title"),
                        .state = state_word(fields, "state"),
                        .angle = state::RingAngle{fields.number_between("angle", 0, 359.9)},
                        .synonyms = fields.texts("synonyms")};
    fields.end();
    if (state::state_at(mood.angle) != mood.state)
        fields.complain_about("angle", "lies outside the band of the state");
    return mood;
}

} // namespace

void note_shared_words(YamlFields const& fields, exercise::Mood const& mood,
                       std::map<std::string, std::string>& owners) {
    std::vector<std::string> all{mood.key, mood.title};
    all.insert(all.end(), mood.synonyms.begin(), mood.synonyms.end());
    for (auto const& text : all) {
        auto const [owner, is_new] = owners.try_emplace(exercise::plain_words(text), mood.key);
        if (!is_new && owner->second != mood.key)
            fields.note("synonyms",
                        fmt::format("hold \"{}\", which is a word of \"{}\" too", text, owner->second));
    }
}

exercise::MoodWords read_mood_words(std::filesystem::path const& file) {
    auto fields = yaml_mapping(file);
    exercise::MoodWords words{.negations = fields.texts("negations"),
                              .negating_beginnings = fields.texts("negating_beginnings")};
    fields.end();
    return words;
}

std::vector<exercise::Mood> read_moods(std::filesystem::path const& file) {
    std::vector<exercise::Mood> moods;
    std::map<std::string, std::string> owners;
    Faults faults;
    for (auto& fields : yaml_list(file))
        faults.gather([&] {
            moods.push_back(read_mood(fields));
            note_shared_words(fields, moods.back(), owners);
            fields.end();
        });
    faults.complain();
    return moods;
}

} // namespace evenkeel::outbound
