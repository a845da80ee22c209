#include "core/safety/asked.hpp"

#include "core/safety/bubbles.hpp"

#include <algorithm>

namespace evenkeel::safety {

std::optional<Asked> asked_last(Responses const& script, std::vector<SaidReply> const& said) {
    std::optional<Asked> asked;
    for (auto const& one : said) {
        auto const* const move = one.turns_ago == 1 ? move_of(script, one.id) : nullptr;
        if (move == nullptr)
            continue;
        auto const reply = std::ranges::find(move->say, one.id, &Reply::id);
        auto const question = question_of(*move, *reply);
        if (question)
            asked =
                Asked{.question = *question,
                      .check = move->is_opening || move->key == "check_again" ? Check::again : Check::direct,
                      .is_follow_up = move->is_opening};
    }
    return asked;
}

} // namespace evenkeel::safety
