#include "outbound/content/guide/guide_files.hpp"

#include "outbound/content/read/field_shapes.hpp"
#include "outbound/content/read/words_of.hpp"

#include <algorithm>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

constexpr int kMostTurns = 20;
constexpr int kMostDaysBeforeRepeat = 366;
constexpr std::string_view kAny = "any";

/// The fields of these files may lead to these.
struct KnownNames {
    GuideWorld const& world;
    NameSet aspects{};
    NameSet phases{};
    NameSet kinds{};
    NameSet cues{};
    NameSet slots{};
    NameSet kinds_and_lines{};
};

/// The names of a list's entries; each may stand there once.
NameSet names_in(YamlFields& fields, std::string const& field) {
    NameSet names;
    for (auto& entry : fields.list(field))
        demand_new(entry, "name", entry.text("name"), names);
    return names;
}

std::vector<state::StateName> states_in(YamlFields& fields, std::string const& field) {
    std::vector<state::StateName> states;
    for (auto const& name : fields.texts(field)) {
        auto const state = state::state_named(name);
        if (state)
            states.push_back(*state);
        else
            fields.note(field, fmt::format("has \"{}\", which is none of the six states", name));
    }
    return states;
}

/// "any", which comes to an empty list, or a list.
bool is_any(YamlFields& fields, std::string const& field) {
    return !fields.is_list(field) && fields.text(field) == kAny;
}

std::vector<journal::Phase> read_phases(YamlFields& fields, KnownNames const& known) {
    std::vector<journal::Phase> phases;
    for (auto& entry : fields.list("phases")) {
        auto const turns = whole_numbers(entry, "turns", 0, kMostTurns);
        if (turns.size() != 2)
            entry.note("turns", "must be two numbers: the fewest and the most");
        phases.push_back({.name = entry.text("name"),
                          .fewest_turns = turns.empty() ? 0 : turns.front(),
                          .most_turns = turns.empty() ? 0 : turns.back(),
                          .next = entry.texts("next"),
                          .skip_in = entry.has("skip_in") ? states_in(entry, "skip_in")
                                                          : std::vector<state::StateName>{}});
        demand_known(entry, "next", phases.back().next, known.phases, "phase");
        entry.end();
    }
    return phases;
}

std::vector<journal::LineKind> read_kinds(YamlFields& fields) {
    std::vector<journal::LineKind> kinds;
    for (auto& entry : fields.list("kinds")) {
        kinds.push_back(
            {.name = entry.text("name"), .asks = word<journal::Asks>(entry, "ends_with_question")});
        (void)entry.text("for"); // said to whoever writes lines
        entry.end();
    }
    return kinds;
}

std::vector<journal::Preference> read_preferences(YamlFields& fields, KnownNames const& known) {
    std::vector<journal::Preference> preferences;
    for (auto& entry : fields.list("prefer")) {
        journal::Preference preference{
            .codes = {}, .phase = entry.text("phase"), .ids_begin_with = entry.text("ids_begin_with")};
        demand_known(entry, "phase", preference.phase, known.phases, "phase");
        for (auto const& code : entry.texts("codes")) {
            if (code.size() != 1 ||
                std::ranges::find(known.world.contraindications, code.front(),
                                  &exercise::Contraindication::code) == known.world.contraindications.end())
                entry.note("codes", fmt::format("has \"{}\", which is no safety code", code));
            preference.codes.push_back(code.front());
        }
        entry.end();
        preferences.push_back(std::move(preference));
    }
    return preferences;
}

std::vector<journal::Cue> read_cues(YamlFields& fields, KnownNames const& known) {
    std::vector<journal::Cue> cues;
    for (auto& entry : fields.list("cues")) {
        cues.push_back({.name = entry.text("name"),
                        .words = texts_if_there(entry, "words"),
                        .except = texts_if_there(entry, "except"),
                        .only_with = entry.text_if_there("only_with"),
                        .not_with = texts_if_there(entry, "not_with"),
                        .is_own = flag_if_there(entry, "own")});
        if (entry.text_if_there("known").has_value() != cues.back().words.empty())
            entry.note("known", "a cue has either \"known\" or \"words\"");
        if (cues.back().only_with)
            demand_known(entry, "only_with", *cues.back().only_with, known.cues, "cue");
        demand_known(entry, "not_with", cues.back().not_with, known.cues, "cue");
        entry.end();
    }
    return cues;
}

std::map<std::string, std::string, std::less<>> read_aspects(YamlFields& outer, KnownNames const& known) {
    std::map<std::string, std::string, std::less<>> aspects;
    auto fields = outer.fields("aspects");
    for (auto const& aspect : known.aspects)
        aspects.emplace(aspect, fields.text(aspect));
    fields.end();
    return aspects;
}

void read_slots(YamlFields& fields) {
    for (auto& entry : fields.list("slots")) {
        (void)entry.text("name");
        (void)entry.text("holds");
        (void)entry.text("example");
        entry.end();
    }
}

bool leads(exercise::Exercise const& exercise, std::optional<state::StateName> from, state::StateName to) {
    return std::ranges::any_of(exercise.routes, [&](exercise::Route const& route) {
        return route.to == to && (!route.from || !from || *route.from == *from);
    });
}

void demand_a_way(YamlFields const& fields, journal::GuideLine const& line, KnownNames const& known) {
    if (!line.exercise)
        return;
    auto const& all = known.world.exercises;
    auto const found = std::ranges::find(all, *line.exercise, &exercise::Exercise::id);
    if (found == all.end())
        return fields.note("exercise", fmt::format("\"{}\" names no exercise", line.exercise->value()));
    if (found->opt_in)
        fields.note("exercise", "has to be turned on by a member, so the guide cannot offer it");
    if (!line.to || !leads(*found, std::nullopt, *line.to))
        return fields.note("to", "must be a state to which the exercise leads");
    for (auto const from : line.states)
        if (!leads(*found, from, *line.to))
            fields.note("states", fmt::format("holds {}, and the exercise has no way from there",
                                              state::to_text(from)));
}

std::optional<ExerciseId> exercise_if_there(YamlFields& fields) {
    auto const id = fields.text_if_there("exercise");
    return id ? std::optional{ExerciseId{*id}} : std::nullopt;
}

journal::GuideLine read_line(YamlFields& fields, KnownNames const& known) {
    journal::GuideLine line{
        .id = fields.text("id"),
        .phase = is_any(fields, "phase") ? std::nullopt : std::optional{fields.text("phase")},
        .kind = fields.text("kind"),
        .states = is_any(fields, "states") ? std::vector<state::StateName>{} : states_in(fields, "states"),
        .aspects = is_any(fields, "aspects") ? std::vector<std::string>{} : fields.texts("aspects"),
        .when = fields.text_if_there("when"),
        .exercise = exercise_if_there(fields),
        .to = fields.has("to") ? std::optional{state_word(fields, "to")} : std::nullopt,
        .needs_slots = fields.texts("needs_slots"),
        .not_after = fields.texts("not_after"),
        .text = fields.text("text")};
    if (line.phase)
        demand_known(fields, "phase", *line.phase, known.phases, "phase");
    demand_known(fields, "kind", line.kind, known.kinds, "kind");
    demand_known(fields, "aspects", line.aspects, known.aspects, "life aspect");
    if (line.when)
        demand_known(fields, "when", *line.when, known.cues, "cue");
    demand_known(fields, "not_after", line.not_after, known.kinds_and_lines, "kind or line");
    demand_slots(fields, line.text, line.needs_slots, known.slots);
    demand_a_way(fields, line, known);
    fields.end();
    return line;
}

/// The entries of every file, read up to their ids, which other lines refer to.
std::vector<YamlFields> opened_lines(fs::path const& folder, std::vector<std::string> const& files,
                                     KnownNames& known) {
    std::vector<YamlFields> all;
    Faults faults;
    for (auto const& name : files)
        faults.gather([&] {
            for (auto& entry : yaml_list(folder / fmt::format("{}.yaml", name))) {
                demand_new(entry, "id", entry.text("id"), known.kinds_and_lines);
                all.push_back(std::move(entry));
            }
        });
    faults.complain();
    return all;
}

std::vector<journal::GuideLine> read_lines(fs::path const& folder, std::vector<std::string> const& files,
                                           KnownNames& known) {
    std::vector<journal::GuideLine> lines;
    known.kinds_and_lines = known.kinds;
    Faults faults;
    for (auto& entry : opened_lines(folder, files, known))
        faults.gather([&] { lines.push_back(read_line(entry, known)); });
    faults.complain();
    return lines;
}

} // namespace

journal::GuideScript read_guide_script(fs::path const& folder, GuideWorld const& world) {
    auto fields = yaml_mapping(folder / "guide.yaml");
    KnownNames known{.world = world,
                     .phases = names_in(fields, "phases"),
                     .kinds = names_in(fields, "kinds"),
                     .cues = names_in(fields, "cues"),
                     .slots = names_in(fields, "slots")};
    for (auto const& aspect : world.life_aspects)
        known.aspects.insert(aspect.key);
    auto const files = some_texts(fields, "files");
    journal::GuideScript script{.turn = some_texts(fields, "turn"),
                                .phases = read_phases(fields, known),
                                .kinds = read_kinds(fields),
                                .days_before_repeat =
                                    whole_number(fields, "days_before_repeat", 1, kMostDaysBeforeRepeat),
                                .prefer = read_preferences(fields, known),
                                .slots = {known.slots.begin(), known.slots.end()},
                                .aspects = read_aspects(fields, known),
                                .cues = read_cues(fields, known),
                                .lines = {}};
    read_slots(fields);
    demand_known(fields, "turn", script.turn, known.kinds, "kind");
    Faults faults;
    faults.gather([&] { fields.end(); });
    faults.gather([&] { script.lines = read_lines(folder / "guide", files, known); });
    faults.complain();
    return script;
}

void put_guide_words(fs::path const& file, journal::GuideScript& script) {
    auto fields = yaml_mapping(file);
    auto words = fields.fields("lines");
    for (auto const& id : words.names()) {
        auto text = words.text(id);
        auto const line = std::ranges::find(script.lines, id, &journal::GuideLine::id);
        if (line == script.lines.end() || line->when != "not_understood")
            words.note(id, "must be a line for what is not understood");
        else
            line->text = std::move(text);
    }
    words.end();
    fields.end();
}

} // namespace evenkeel::outbound
