#pragma once

#include "api/brand_view.hpp"
#include "api/member/views.hpp"
#include "http/values/written.hpp"

#include <map>

namespace evenkeel::api {

struct StateView {
    /// The state's name in every call. {state}
    std::string name;
    /// The state's name for people, as it stands on the ring.
    std::string display_name;
    /// The same for headings.
    std::string title_name;
    /// Fill on light ground, `#RRGGBB`.
    std::string color;
    /// Fill on dark ground, `#RRGGBB`.
    std::string color_dark;
    /// Readable as text on light ground, `#RRGGBB`.
    std::string text_color;
    /// Readable as text on dark ground, `#RRGGBB`.
    std::string text_color_dark;
    /// Where its band on the ring begins, in degrees clockwise from the top. {0..300}
    int from{0};
    /// Where its band ends, in degrees; the end itself belongs to the next state. {60..360}
    int to{0};
    /// Whether it is one of the three regulated states.
    bool regulated{false};
    /// One or two sentences about the state.
    std::string description;
};
BOOST_DESCRIBE_STRUCT(StateView, (),
                      (name, display_name, title_name, color, color_dark, text_color, text_color_dark, from,
                       to, regulated, description))

struct PricesView {
    std::string currency;      ///< The currency of all prices, ISO 4217. {length 3..3}
    int three_months_cents{0}; ///< The price of three months, in hundredths of the currency. {0..}
    int yearly_cents{0};       ///< The price of a year, in hundredths of the currency. {0..}
    int trial_days{0};         ///< How many days of premium a new account begins with. {0..}
};
BOOST_DESCRIBE_STRUCT(PricesView, (), (currency, three_months_cents, yearly_cents, trial_days))

/// A language that can be chosen, in its own name.
struct LanguageView {
    std::string language_code; ///< Sent as `language_code` to get this language. {language}
    std::string name;          ///< The language's name in itself.
    bool right_to_left{false}; ///< Whether it is written from right to left.
};
BOOST_DESCRIBE_STRUCT(LanguageView, (), (language_code, name, right_to_left))

struct ConfigRequest {
    /// The device's IANA time zone; kept with the member when a session is live, for whose days it counts.
    std::optional<std::string> tz;
    /// A BCP 47 tag to speak from now on; kept with the member when a session is live. Left out, the member's
    /// or the browser's language.
    std::optional<std::string> language_code;
};
BOOST_DESCRIBE_STRUCT(ConfigRequest, (), (tz, language_code))

struct ConfigReply {
    /// Name, links and prices of the operator.
    http::Written<BrandView> brand;
    /// The six states in the order of the ring. {items 6..6}
    http::Written<std::vector<StateView>> states;
    /// The prices of premium.
    PricesView prices;
    /// The choices of the onboarding.
    http::Written<OnboardingChoicesView> onboarding;
    /// The signs of the body that a check-in can name.
    http::Written<std::vector<ChoiceView>> body_signs;
    /// The address of the main listener, which serves app and site.
    std::string main_url;
    /// The address of the service listener, which takes readings, the quiz and journal entries.
    std::string service_url;
    /// The address of the dashboard for trainers.
    std::string dashboard_url;
    /// The server's clock, to tell a device's wrong one.
    Instant server_time;
    /// The time zone that counts: the one that was sent, or `UTC` where it is unknown. {zone}
    std::string tz;
    /// The language of this answer. {language}
    std::string language_code;
    /// The languages there are words for. {items 1..}
    http::Written<std::vector<LanguageView>> languages;
    /// Sentences for the person about what was asked for and could not be had. Empty when all went well.
    std::vector<std::string> notices;
    /// Outside services that a stand-in plays here, such as `mail`: show a notice where they are used.
    /// {each one of mail, payments, in_app_purchases, apple_sign_in, object_store, push}
    std::vector<std::string> sandboxed;
    /// Switches for features on trial, by name. Empty while there is none.
    std::map<std::string, bool> experiments;
    /// Keys that apps need for services the operator set up, by service; all of them may be seen by anybody.
    std::map<std::string, std::string> publishable_keys;
    /// Who can find out who has an account. `private`: nothing but a mail says it, and signing up and signing
    /// in go through a mailed link. {one of open, private}
    std::string account_privacy;
    /// The VAPID key for messages in browsers, base64url. Null: they are not set up.
    std::optional<std::string> web_push_key;
    /// The member's fresh snapshot when a session is live, else null.
    std::optional<MemberView> member;
};
BOOST_DESCRIBE_STRUCT(ConfigReply, (),
                      (brand, states, prices, onboarding, body_signs, main_url, service_url, dashboard_url,
                       server_time, tz, language_code, languages, notices, sandboxed, experiments,
                       publishable_keys, account_privacy, web_push_key, member))

} // namespace evenkeel::api
