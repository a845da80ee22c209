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
        auto const folder = content_folder(config);
        content::Content content;
        outbound::Faults faults;
        faults.gather([&] { content = outbound::read_content(folder); });
        faults.gather([&] { (void)outbound::read_import_words(folder / "imports"); });
        faults.complain();
        std::cout << fmt::format(
            "exercises {}, articles {} ({} words), program days {}, moods {}, stage texts "
            "{}, safety questions {}, journal openings {}\n",
            content.exercises.size(), content.articles.size(), words_in(content.articles),
            content.curriculum.days.size(), content.moods.all().size(),
            state::kStates.size() * state::kStates.size(), content.contraindications.size(),
            content.journal_openings.size());
        return 0;
    } catch (outbound::ContentError const& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}

} // namespace evenkeel::app
