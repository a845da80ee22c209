#include "outbound/content/guide/openings_file.hpp"

#include "outbound/yaml_file.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace evenkeel::outbound {

std::vector<journal::Opening> read_openings(std::filesystem::path const& file,
                                            std::vector<program::Choice> const& life_aspects) {
    std::vector<journal::Opening> openings;
    std::set<std::string> seen;
    Faults faults;
    for (auto& fields : yaml_list(file))
        faults.gather([&] {
            auto const aspect = fields.text("life_aspect");
            if (std::ranges::find(life_aspects, aspect, &program::Choice::key) == life_aspects.end() ||
                !seen.insert(aspect).second)
                fields.note("life_aspect",
                            fmt::format("\"{}\" is no life aspect, or stands there twice", aspect));
            for (auto const state : state::kStates)
                openings.push_back({{aspect, state}, fields.text(std::string{state::to_text(state)})});
            fields.end();
        });
    for (auto const& aspect : life_aspects)
        if (!seen.contains(aspect.key))
            faults.add({.file = file.string(),
                        .line = 1,
                        .field = {},
                        .sentence = fmt::format("the life aspect \"{}\" is missing", aspect.key)});
    faults.complain();
    return openings;
}

} // namespace evenkeel::outbound
