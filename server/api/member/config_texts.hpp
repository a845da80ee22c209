#pragma once

#include "api/member/config_view.hpp"

#include <map>
#include <memory>
#include <mutex>

namespace evenkeel {
class Editions;
} // namespace evenkeel

namespace evenkeel::api {

/// The part of a configuration that is the same for everyone of a language.
struct ConfigText {
    http::Written<BrandView> brand;
    http::Written<std::vector<StateView>> states;
    http::Written<OnboardingChoicesView> onboarding;
    http::Written<std::vector<ChoiceView>> body_signs;
    http::Written<std::vector<LanguageView>> languages;
};

/// Keeps what was written of the content that serves now. Safe to use from many threads.
class ConfigTexts {
public:
    /// Precondition: the content is one of the editions.
    [[nodiscard]] ConfigText of(std::shared_ptr<Editions const> const& editions,
                                content::Content const& content);

private:
    std::mutex mutex_;
    std::weak_ptr<Editions const> editions_; ///< Old ones end with their last call.
    std::map<content::Content const*, ConfigText> texts_;
};

} // namespace evenkeel::api
