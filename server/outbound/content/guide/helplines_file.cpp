#include "outbound/content/guide/helplines_file.hpp"

#include "core/base/local_day.hpp"
#include "outbound/content/read/field_shapes.hpp"
#include "outbound/content/read/words_of.hpp"

#include <algorithm>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kRoundTheClock = "24/7";

bool is_number_to_dial(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789 *#-+()") == std::string_view::npos;
}

bool is_web_address(std::string_view text) {
    return text.starts_with("https://") || text.starts_with("http://");
}

void demand_address(YamlFields const& fields, std::string const& field, std::string const& address) {
    if (!is_web_address(address))
        fields.note(field, "must be the address of a page");
}

std::optional<std::chrono::local_days> read_checked(YamlFields& fields) {
    auto const text = fields.text("checked");
    auto const day = day_of_text(text);
    if (!day && text != "false")
        fields.note("checked", "must be a day in quotation marks, or false");
    if (auto const page = fields.text_if_there("checked_in"))
        demand_address(fields, "checked_in", *page);
    else if (day)
        fields.note("checked_in", "is missing: the page with which the line was compared");
    (void)fields.text_if_there("page_dated");
    return day;
}

safety::Helpline read_line(YamlFields& fields) {
    safety::Helpline line{.name = fields.text("name"),
                          .phone = fields.text_if_there("phone"),
                          .sms = fields.text_if_there("sms"),
                          .chat_url = fields.text_if_there("chat_url"),
                          .hours = fields.text("hours"),
                          .is_round_the_clock = false,
                          .languages = some_texts(fields, "languages"),
                          .purpose = word<safety::LinePurpose>(fields, "for"),
                          .source = fields.text("source"),
                          .checked = read_checked(fields)};
    line.is_round_the_clock = line.hours == kRoundTheClock;
    if (!line.phone && !line.sms && !line.chat_url)
        fields.note("phone", "is missing: a line needs at least one of phone, sms, chat_url");
    if (line.chat_url)
        demand_address(fields, "chat_url", *line.chat_url);
    demand_address(fields, "source", line.source);
    fields.end();
    return line;
}

safety::HelplineCountry read_country(YamlFields& fields) {
    safety::HelplineCountry place{.country = fields.text("country"),
                                  .name = fields.text("name"),
                                  .emergency = some_texts(fields, "emergency"),
                                  .note = fields.text_that_may_be_empty("note"),
                                  .lines = {}};
    if (place.country != safety::kEverywhereElse)
        (void)country(fields, "country");
    for (auto const& number : place.emergency)
        if (!is_number_to_dial(number))
            fields.note("emergency", fmt::format("holds \"{}\", which cannot be dialled", number));
    for (auto& line : fields.list("lines"))
        place.lines.push_back(read_line(line));
    return place;
}

/// {<English words>: <words>}, each of which must have been used by `put`.
template <class Put>
void each_word(YamlFields& fields, std::string const& field, Put const& put) {
    if (!fields.has(field))
        return;
    auto words = fields.fields(field);
    for (auto const& name : words.names())
        if (!put(name, words.text(name)))
            words.note(name, "English has nothing of this name");
    words.end();
}

} // namespace

std::vector<safety::HelplineCountry> read_helplines(fs::path const& file) {
    std::vector<safety::HelplineCountry> helplines;
    NameSet seen;
    Faults faults;
    for (auto& fields : yaml_list(file))
        faults.gather([&] {
            helplines.push_back(read_country(fields));
            demand_new(fields, "country", helplines.back().country, seen);
            fields.end();
        });
    if (!seen.contains(safety::kEverywhereElse))
        faults.add({.file = file.string(),
                    .line = 1,
                    .field = {},
                    .sentence = "has no entry \"international\" for everywhere else"});
    faults.complain();
    return helplines;
}

void put_helpline_words(fs::path const& file, std::vector<safety::HelplineCountry>& helplines) {
    auto const english = helplines;
    auto fields = yaml_mapping(file);
    each_word(fields, "notes", [&](std::string const& country, std::string note) {
        auto const found = std::ranges::find(helplines, country, &safety::HelplineCountry::country);
        if (found == helplines.end() || found->note.empty())
            return false;
        found->note = std::move(note);
        return true;
    });
    each_word(fields, "hours", [&](std::string const& hours, std::string const& said) {
        bool is_used = false;
        for (std::size_t i = 0; i < helplines.size(); ++i)
            for (std::size_t j = 0; j < helplines[i].lines.size(); ++j)
                if (english[i].lines[j].hours == hours) {
                    helplines[i].lines[j].hours = said;
                    is_used = true;
                }
        return is_used;
    });
    fields.end();
}

} // namespace evenkeel::outbound
