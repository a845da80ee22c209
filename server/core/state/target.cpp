#include "core/state/target.hpp"

namespace evenkeel::state {
namespace {

std::size_t place_of(StateName from, StateName to) {
    return static_cast<std::size_t>(from) * kStates.size() + static_cast<std::size_t>(to);
}

} // namespace

std::optional<StateName> recommended_target(StateName current, std::optional<StateName> suggested) {
    switch (current) {
    case StateName::dorsal_vagal:
        return StateName::parasympathetic;
    case StateName::sympathetic:
        return StateName::stillness;
    case StateName::overwhelm:
        return StateName::play;
    case StateName::stillness:
    case StateName::parasympathetic:
    case StateName::play:
        break;
    }
    if (!suggested)
        return std::nullopt;
    if (is_regulated(*suggested) && *suggested != current)
        return suggested;
    return current == StateName::play ? StateName::stillness : StateName::play;
}

StageTexts::StageTexts(std::vector<StageText> texts) {
    for (auto& text : texts)
        texts_[place_of(text.from, text.to)] = std::move(text);
}

StageText const& StageTexts::of(StateName from, StateName to) const {
    return texts_[place_of(from, to)];
}

} // namespace evenkeel::state
