#include "outbound/content/practice/exercise_files.hpp"

#include "core/base/holds.hpp"
#include "core/base/text.hpp"
#include "outbound/content/practice/exercise_steps.hpp"
#include "outbound/content/read/words_of.hpp"

#include <set>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestTitle = 40; // characters
constexpr double kMostMinutes = 60;

exercise::Route read_route(YamlFields fields) {
    exercise::Route route;
    if (fields.text("from") != "any")
        route.from = state_word(fields, "from");
    route.to = state_word(fields, "to");
    fields.end();
    return route;
}

std::vector<exercise::Route> read_routes(YamlFields& fields) {
    std::vector<exercise::Route> routes;
    for (auto const& entry : fields.list("routes"))
        routes.push_back(read_route(entry));
    if (routes.empty())
        fields.note("routes", "needs at least one way");
    return routes;
}

exercise::Minutes read_minutes(YamlFields fields) {
    exercise::Minutes const minutes{.usual = fields.number_between("usual", 0.1, kMostMinutes),
                                    .shortest = fields.number_between("shortest", 0.1, kMostMinutes),
                                    .longest = fields.number_between("longest", 0.1, kMostMinutes)};
    fields.end();
    if (minutes.shortest > minutes.usual || minutes.usual > minutes.longest)
        fields.note("usual", "must lie between shortest and longest");
    return minutes;
}

exercise::Evidence read_evidence(YamlFields fields) {
    exercise::Evidence evidence{.grade = word<exercise::Grade>(fields, "grade"),
                                .citation = fields.text("citation"),
                                .doi = fields.text_that_may_be_empty("doi"),
                                .checked = fields.flag("checked"),
                                .note = fields.text("note")};
    fields.end();
    return evidence;
}

exercise::Variants read_variants(YamlFields fields) {
    exercise::Variants variants{.shorter = fields.text("shorter"),
                                .gentler = fields.text("gentler"),
                                .trauma_sensitive = fields.text("trauma_sensitive")};
    fields.end();
    return variants;
}

std::vector<exercise::Code> read_codes(YamlFields& fields,
                                       std::vector<exercise::Contraindication> const& known) {
    std::vector<exercise::Code> codes;
    for (auto const& text : fields.texts("contraindications")) {
        auto const is_known =
            text.size() == 1 &&
            std::ranges::find(known, text.front(), &exercise::Contraindication::code) != known.end();
        if (is_known)
            codes.push_back(text.front());
        else
            fields.note("contraindications",
                        fmt::format("holds \"{}\", which safety/contraindications.yaml lacks", text));
    }
    return codes;
}

void check_sense(YamlFields const& fields, exercise::Exercise const& exercise) {
    if (characters_in(exercise.title) > kLongestTitle)
        fields.note("title", "is longer than 40 characters");
    if (exercise.calm_enough_for_distress &&
        (exercise.opt_in || exercise.longest_hold_seconds > 0 || holds(exercise.contraindications, 'S')))
        fields.note("calm_enough_for_distress", "cannot be true with a breath hold, the code S or opt_in");
    check_steps(fields, exercise);
    fields.end();
}

exercise::Exercise read_exercise(fs::path const& file, std::vector<exercise::Contraindication> const& known) {
    auto fields = yaml_mapping(file);
    exercise::Exercise exercise{.id = ExerciseId{file.stem().string()},
                                .title = fields.text("title"),
                                .summary = fields.text("summary"),
                                .routes = read_routes(fields),
                                .kind = word<exercise::Kind>(fields, "kind"),
                                .plan_part = word<exercise::PlanPart>(fields, "plan_part"),
                                .minutes = read_minutes(fields.fields("minutes")),
                                .intensity = word<exercise::Intensity>(fields, "intensity"),
                                .positions = words<exercise::Position>(fields, "positions"),
                                .surroundings = words<exercise::Surroundings>(fields, "surroundings"),
                                .needs = fields.texts("needs"),
                                .contraindications = read_codes(fields, known),
                                .opt_in = fields.flag("opt_in"),
                                .calm_enough_for_distress = fields.flag("calm_enough_for_distress"),
                                .longest_hold_seconds = fields.number_between("longest_hold_seconds", 0, 60),
                                .evidence = read_evidence(fields.fields("evidence")),
                                .steps = read_steps(fields),
                                .feels_like = fields.text("feels_like"),
                                .stop_if = fields.text("stop_if"),
                                .variants = read_variants(fields.fields("variants")),
                                .script = fields.text("script")};
    fields.end();
    check_sense(fields, exercise);
    return exercise;
}

} // namespace

std::vector<exercise::Contraindication> read_contraindications(fs::path const& file) {
    std::vector<exercise::Contraindication> entries;
    std::set<std::string> seen;
    Faults faults;
    for (auto& fields : yaml_list(file))
        faults.gather([&] {
            auto const code = fields.text("code");
            exercise::Contraindication entry{code.empty() ? exercise::Code{} : code.front(),
                                             fields.text("title"), fields.text("question")};
            if (code.size() != 1 || code.front() < 'A' || code.front() > 'Z')
                fields.note("code", "must be one capital letter");
            if (!seen.insert(code).second)
                fields.note("code", fmt::format("\"{}\" stands there twice", code));
            fields.end();
            entries.push_back(std::move(entry));
        });
    faults.complain();
    return entries;
}

std::set<std::string> stems_in(fs::path const& folder, std::string_view extension) {
    std::set<std::string> stems;
    if (fs::is_directory(folder))
        for (auto const& entry : fs::directory_iterator{folder})
            if (entry.path().extension() == extension)
                stems.insert(entry.path().stem().string());
    return stems;
}

std::vector<exercise::Exercise> read_exercises(fs::path const& folder,
                                               std::vector<exercise::Contraindication> const& known) {
    auto const ids = stems_in(folder, ".yaml");
    if (ids.empty())
        throw ContentError{{.file = folder.string(),
                            .line = 1,
                            .field = {},
                            .sentence = "there is no exercise in this folder"}};
    std::vector<exercise::Exercise> exercises;
    Faults faults;
    for (auto const& id : ids)
        faults.gather([&] { exercises.push_back(read_exercise(folder / (id + ".yaml"), known)); });
    faults.complain();
    return exercises;
}

} // namespace evenkeel::outbound
