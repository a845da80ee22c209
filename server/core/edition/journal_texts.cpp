#include "core/edition/texts.hpp"

namespace evenkeel {

journal::JournalTexts journal_texts_of(content::Content const& content) {
    journal::JournalTexts texts{.openings = content.journal_openings,
                                .script = content.guide_script,
                                .responses = content.responses,
                                .disclosure = content.disclosure,
                                .helplines = content.helplines,
                                .sentences = content.sentences,
                                .shelf = shelf_of(content),
                                .state_titles = {},
                                .life_aspects = content.life_aspects};
    for (auto const& state : content.states)
        texts.state_titles[static_cast<std::size_t>(state.name)] = state.title_name;
    return texts;
}

} // namespace evenkeel
