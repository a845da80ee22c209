#include "outbound/content/practice/stage_texts_file.hpp"

#include "outbound/content/read/words_of.hpp"

#include <set>

namespace evenkeel::outbound {

std::vector<state::StageText> read_stage_texts(std::filesystem::path const& file) {
    std::vector<state::StageText> texts;
    std::set<std::pair<state::StateName, state::StateName>> seen;
    Faults faults;
    for (auto& fields : yaml_list(file))
        faults.gather([&] {
            state::StageText text{.from = state_word(fields, "from"),
                                  .to = state_word(fields, "to"),
                                  .title = fields.text("title"),
                                  .text = fields.text("text")};
            fields.end();
            if (!seen.insert({text.from, text.to}).second)
                fields.complain_about("to", "stands there twice for this \"from\"");
            texts.push_back(std::move(text));
        });
    for (auto const from : state::kStates)
        for (auto const to : state::kStates)
            if (!seen.contains({from, to}))
                faults.add({.file = file.string(),
                            .line = 1,
                            .field = {},
                            .sentence = fmt::format("the way from {} to {} is missing", state::to_text(from),
                                                    state::to_text(to))});
    faults.complain();
    return texts;
}

} // namespace evenkeel::outbound
