#pragma once

#include "api/brand_view.hpp"
#include "api/member/views.hpp"

#include <map>

namespace evenkeel::api {

struct StateView {
    std::string name;
    std::string display_name;
    std::string title_name;
    std::string color;
    std::string color_dark;
    std::string text_color;
    std::string text_color_dark;
    int from{0};
    int to{0};
    bool regulated{false};
    std::string description;
};
BOOST_DESCRIBE_STRUCT(StateView, (),
                      (name, display_name, title_name, color, color_dark, text_color, text_color_dark, from,
                       to, regulated, description))

struct PricesView {
    std::string currency;
    int three_months_cents{0};
    int yearly_cents{0};
    int trial_days{0};
};
BOOST_DESCRIBE_STRUCT(PricesView, (), (currency, three_months_cents, yearly_cents, trial_days))

/// A language that can be chosen, in its own name.
struct LanguageView {
    std::string language_code;
    std::string name;
    bool right_to_left{false};
};
BOOST_DESCRIBE_STRUCT(LanguageView, (), (language_code, name, right_to_left))

struct ConfigRequest {
    std::optional<std::string> tz;
    std::optional<std::string> language_code;
};
BOOST_DESCRIBE_STRUCT(ConfigRequest, (), (tz, language_code))

struct ConfigReply {
    BrandView brand;
    std::vector<StateView> states;
    PricesView prices;
    OnboardingChoicesView onboarding;
    std::vector<ChoiceView> body_signs;
    std::string main_url;
    std::string service_url;
    std::string dashboard_url;
    Instant server_time;
    std::string tz;
    std::string language_code;
    std::vector<LanguageView> languages;
    std::vector<std::string> notices; ///< Sentences about what was asked for and could not be had.
    std::vector<std::string> sandboxed;
    std::map<std::string, bool> experiments;
    std::map<std::string, std::string> publishable_keys;
    std::optional<std::string> web_push_key; ///< Null: messages in browsers are not set up.
    std::optional<MemberView> member;
};
BOOST_DESCRIBE_STRUCT(ConfigReply, (),
                      (brand, states, prices, onboarding, body_signs, main_url, service_url, dashboard_url,
                       server_time, tz, language_code, languages, notices, sandboxed, experiments,
                       publishable_keys, web_push_key, member))

} // namespace evenkeel::api
