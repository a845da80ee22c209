#include "api/member/routes.hpp"
#include "core/edition/edition.hpp"

#include "api/quiz/public_json.hpp"
#include "http/values/json.hpp"

#include <boost/describe.hpp>

namespace evenkeel::api {

struct HelplineView {
    /// The name of the line.
    std::string name;
    /// The number to call. Null: it takes no calls.
    std::optional<std::string> phone;
    /// The number for texts. Null: it takes none.
    std::optional<std::string> sms;
    /// Where to chat. Null: there is no chat.
    std::optional<std::string> chat_url;
    /// When it answers, in words; `24/7` where it is round the clock.
    std::string hours;
    /// Whether it answers at any hour.
    bool round_the_clock{false};
    /// The languages it speaks, ISO 639.
    std::vector<std::string> languages;
    /// Whom it is for. {one of suicide, abuse, youth, general}
    std::string kind;
    /// Whether somebody compared the number with the organisation's own page.
    bool checked{false};
};
BOOST_DESCRIBE_STRUCT(HelplineView, (),
                      (name, phone, sms, chat_url, hours, round_the_clock, languages, kind, checked))

struct HelpCountryView {
    std::string country;                ///< ISO 3166-1 alpha-2, or `international` for everywhere else.
    std::string name;                   ///< The country's name, in the language of the file.
    std::vector<std::string> emergency; ///< Emergency numbers; show the first one first.
    std::string note;                   ///< A sentence to show beneath; may be empty.
    std::vector<HelplineView> lines;    ///< Whom to call; empty where nobody could confirm a line.
};
BOOST_DESCRIBE_STRUCT(HelpCountryView, (), (country, name, emergency, note, lines))

struct HelplinesFileView {
    std::string language_code;              ///< The language of this file. {language}
    std::vector<HelpCountryView> countries; ///< Each country once, and one entry for everywhere else.
};
BOOST_DESCRIBE_STRUCT(HelplinesFileView, (), (language_code, countries))

namespace {

HelplineView line_view_of(safety::Helpline const& line) {
    return {.name = line.name,
            .phone = line.phone,
            .sms = line.sms,
            .chat_url = line.chat_url,
            .hours = line.hours,
            .round_the_clock = line.is_round_the_clock,
            .languages = line.languages,
            .kind = std::string{word_of(line.purpose)},
            .checked = line.checked.has_value()};
}

HelpCountryView country_view_of(safety::HelplineCountry const& place) {
    HelpCountryView view{.country = place.country,
                         .name = place.name,
                         .emergency = place.emergency,
                         .note = place.note,
                         .lines = {}};
    for (auto const& line : place.lines)
        view.lines.push_back(line_view_of(line));
    return view;
}

http::Reply read_helplines_file(Context const& context, http::Request const& request) {
    auto const& editions = *context.editions;
    HelplinesFileView file{.language_code = editions.languages().spoken(languages_of(request)),
                           .countries = {}};
    for (auto const& place : editions.in(file.language_code).content.helplines)
        file.countries.push_back(country_view_of(place));
    return public_json(request, http::encode(file), context.secure);
}

} // namespace

PublicFile helplines_file() {
    return {{.operation = "getHelplinesFile",
             .path = "/content/safety/helplines.json",
             .summary = "Whom to call when it is dangerous, by country.",
             .replies = {http::file_schema<HelplinesFileView>},
             .has_languages = true},
            read_helplines_file};
}

} // namespace evenkeel::api
