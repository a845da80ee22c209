#include "outbound/scripted_guide.hpp"

#include <algorithm>
#include <stdexcept>

namespace evenkeel::outbound {

std::string ScriptedGuide::opening(journal::Occasion const& occasion) {
    auto const found = std::ranges::find_if(openings_, [&](journal::Opening const& opening) {
        return opening.occasion.life_aspect == occasion.life_aspect &&
               opening.occasion.current_state == occasion.current_state;
    });
    if (found == openings_.end())
        throw std::logic_error{"the guide has no opening for a life aspect and state that content has"};
    return found->text;
}

} // namespace evenkeel::outbound
