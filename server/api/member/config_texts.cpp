#include "api/member/config_texts.hpp"

#include "core/edition/edition.hpp"

namespace evenkeel::api {
namespace {

StateView view_of_state(content::StateText const& text) {
    auto const from = static_cast<int>(state::band_start(text.name));
    return {.name = std::string{state::to_text(text.name)},
            .display_name = text.display_name,
            .title_name = text.title_name,
            .color = text.color,
            .color_dark = text.color_dark,
            .text_color = text.text_color,
            .text_color_dark = text.text_color_dark,
            .from = from,
            .to = from + static_cast<int>(state::kBandWidth),
            .regulated = state::is_regulated(text.name),
            .description = text.description};
}

std::vector<StateView> views_of_states(content::Content const& content) {
    std::vector<StateView> views;
    for (auto const& state : content.states)
        views.push_back(view_of_state(state));
    return views;
}

std::vector<ChoiceView> views_of_body_signs(content::Content const& content) {
    std::vector<ChoiceView> views;
    for (auto const& sign : content.body_signs)
        views.push_back({sign.key, sign.title});
    return views;
}

std::vector<LanguageView> views_of_languages(Editions const& editions) {
    std::vector<LanguageView> views;
    for (auto const& [code, content] : editions.contents())
        views.push_back({code, content.language.name, content.language.is_right_to_left});
    return views;
}

ConfigText written(Editions const& editions, content::Content const& content) {
    return {.brand = http::Written{view_of(content.brand)},
            .states = http::Written{views_of_states(content)},
            .onboarding = http::Written{view_of_choices(content)},
            .body_signs = http::Written{views_of_body_signs(content)},
            .languages = http::Written{views_of_languages(editions)}};
}

} // namespace

ConfigText ConfigTexts::of(std::shared_ptr<Editions const> const& editions, content::Content const& content) {
    std::lock_guard const lock{mutex_};
    if (editions_.lock() != editions) {
        texts_.clear();
        editions_ = editions;
    }
    auto known = texts_.find(&content);
    if (known == texts_.end())
        known = texts_.emplace(&content, written(*editions, content)).first;
    return known->second;
}

} // namespace evenkeel::api
