#include "core/edition/edition.hpp"

#include "core/edition/texts.hpp"

namespace evenkeel {
namespace {

/// English first: what cannot be had in another language is had in English.
account::Languages languages_of(content::ByLanguage const& contents) {
    std::vector<std::string> codes{"en"};
    for (auto const& [code, content] : contents)
        if (code != "en")
            codes.push_back(code);
    return account::Languages{std::move(codes)};
}

exercise::StateTitles display_names(content::Content const& content) {
    exercise::StateTitles titles;
    for (auto const& state : content.states)
        titles[static_cast<std::size_t>(state.name)] = state.display_name;
    return titles;
}

} // namespace

exercise::Shelf shelf_of(content::Content const& content) {
    return {.library = content.exercises,
            .contraindications = content.contraindications,
            .moods = content.moods,
            .stage_texts = content.stage_texts,
            .words = {.titles = display_names(content), .sentences = content.sentences}};
}

learn::LearnTexts learn_texts_of(content::Content const& content) {
    return {.library = learn::Library{content.articles},
            .words = {.state_titles = display_names(content),
                      .life_aspects = content.life_aspects,
                      .categories = content.article_categories,
                      .sentences = content.sentences},
            .categories = content.article_categories};
}

Edition::Edition(content::Content const& read)
    : content{read}, shelf{shelf_of(read)}, learn{learn_texts_of(read)},
      program{.curriculum = read.curriculum,
              .shelf = shelf,
              .goals = read.goals,
              .life_aspects = read.life_aspects},
      journal{journal_texts_of(read)}, snapshot{.shelf = shelf,
                                                .learn = learn,
                                                .curriculum = read.curriculum,
                                                .stage_texts = read.stage_texts,
                                                .sentences = read.sentences},
      imports{.words = read.imports, .moods = read.moods} {}

Editions::Editions(content::ByLanguage contents)
    : contents_{std::move(contents)}, languages_{languages_of(contents_)} {
    for (auto const& [language, content] : contents_)
        editions_.emplace(language, std::make_unique<Edition const>(content));
}

Edition const& Editions::in(std::string_view tags) const {
    return *editions_.at(languages_.spoken(tags));
}

} // namespace evenkeel
