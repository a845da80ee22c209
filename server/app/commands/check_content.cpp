#include "app/commands/commands.hpp"
#include "app/installation.hpp"
#include "core/learn/words.hpp"
#include "outbound/content/import_files.hpp"
#include "outbound/content_files.hpp"

#include <fmt/format.h>
#include <iostream>

namespace evenkeel::app {
namespace {

std::size_t words_in(std::vector<learn::Article> const& articles) {
    std::size_t words = 0;
    for (auto const& article : articles)
        words += learn::words_of(article.body_text).size();
    return words;
}

} // namespace

int check_content(Config const& config) {
    try {
        auto const contents = outbound::read_content_by_language(content_folder(config));
        auto const& content = content::in_language(contents, "en");
        std::cout << fmt::format(
            "exercises {}, articles {} ({} words), program days {}, moods {}, stage texts "
            "{}, safety questions {}, journal openings {}, languages {}\n",
            content.exercises.size(), content.articles.size(), words_in(content.articles),
            content.curriculum.days.size(), content.moods.all().size(), content.stage_texts.all().size(),
            content.contraindications.size(), content.journal_openings.size(), contents.size());
        return 0;
    } catch (outbound::ContentError const& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}

} // namespace evenkeel::app
