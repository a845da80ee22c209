#include "core/journal/journal.hpp"

#include <algorithm>

namespace evenkeel::journal {

std::string_view to_text(Author author) {
    return author == Author::guide ? "guide" : "member";
}

Author author_named(std::string_view name) {
    return name == to_text(Author::guide) ? Author::guide : Author::member;
}

std::string_view to_text(Reaction reaction) {
    switch (reaction) {
    case Reaction::heart:
        return "heart";
    case Reaction::thanks:
        return "thanks";
    case Reaction::hug:
        return "hug";
    case Reaction::insight:
        return "insight";
    case Reaction::smile:
        return "smile";
    }
    return {};
}

std::optional<Reaction> reaction_named(std::string_view name) {
    auto const found =
        std::ranges::find(kReactions, name, [](Reaction reaction) { return to_text(reaction); });
    return found == kReactions.end() ? std::nullopt : std::optional{*found};
}

} // namespace evenkeel::journal
