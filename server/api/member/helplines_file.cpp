#include "api/member/routes.hpp"
#include "core/edition/edition.hpp"

#include "api/quiz/public_json.hpp"
#include "http/json.hpp"

#include <boost/describe.hpp>

namespace evenkeel::api {

struct HelplineView {
    std::string name;
    std::optional<std::string> phone;
    std::optional<std::string> sms;
    std::optional<std::string> chat_url;
    std::string hours;
    bool round_the_clock{false};
    std::vector<std::string> languages;
    std::string kind;
    bool checked{false};
};
BOOST_DESCRIBE_STRUCT(HelplineView, (),
                      (name, phone, sms, chat_url, hours, round_the_clock, languages, kind, checked))

struct HelpCountryView {
    std::string country; ///< ISO 3166-1 alpha-2, or "international".
    std::string name;
    std::vector<std::string> emergency;
    std::string note;
    std::vector<HelplineView> lines;
};
BOOST_DESCRIBE_STRUCT(HelpCountryView, (), (country, name, emergency, note, lines))

struct HelplinesFileView {
    std::string language_code;
    std::vector<HelpCountryView> countries;
};
BOOST_DESCRIBE_STRUCT(HelplinesFileView, (), (language_code, countries))

namespace {

HelplineView view_of(safety::Helpline const& line) {
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

HelpCountryView view_of(safety::HelplineCountry const& place) {
    HelpCountryView view{.country = place.country,
                         .name = place.name,
                         .emergency = place.emergency,
                         .note = place.note,
                         .lines = {}};
    for (auto const& line : place.lines)
        view.lines.push_back(view_of(line));
    return view;
}

} // namespace

http::Reply helplines_file(Context const& context, http::Request const& request) {
    auto const& editions = *context.editions;
    HelplinesFileView file{.language_code = editions.languages().spoken(languages_of(request)),
                           .countries = {}};
    for (auto const& place : editions.in(file.language_code).content.helplines)
        file.countries.push_back(view_of(place));
    return public_json(request, http::encode(file), context.secure);
}

} // namespace evenkeel::api
