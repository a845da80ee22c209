#include "outbound/content/site/site_files.hpp"

#include "outbound/content/read/field_shapes.hpp"
#include "outbound/content/read/front_matter.hpp"
#include "outbound/content/read/words_of.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

constexpr int kMostStars = 5;
constexpr int kMostCents = 100'000'000;
constexpr int kMostRecordings = 100'000;

/// The entries of a file that is {<field>: [...]}, each with a key of its own.
template <class Entry, class Read>
std::vector<Entry> keyed_entries(YamlFields& outer, std::string const& field, Read const& read) {
    std::vector<Entry> entries;
    NameSet seen;
    for (auto& fields : outer.list(field)) {
        demand_new(fields, "key", fields.text("key"), seen);
        entries.push_back(read(fields));
        fields.end();
    }
    if (entries.empty())
        outer.note(field, "needs at least one entry");
    return entries;
}

template <class Entry, class Read>
std::vector<Entry> read_keyed_file(fs::path const& file, std::string const& field, Read const& read) {
    auto fields = yaml_mapping(file);
    auto entries = keyed_entries<Entry>(fields, field, read);
    fields.end();
    return entries;
}

std::vector<content::QuestionGroup> read_questions(fs::path const& file) {
    NameSet keys; // one address on the page for each question
    auto const read_question = [&](YamlFields& fields) {
        content::Question question{
            .key = fields.text("key"), .question = fields.text("question"), .answer = fields.text("answer")};
        demand_new(fields, "key", question.key, keys);
        return question;
    };
    return read_keyed_file<content::QuestionGroup>(file, "groups", [&](YamlFields& fields) {
        return content::QuestionGroup{.key = fields.text("key"),
                                      .title = fields.text("title"),
                                      .items =
                                          keyed_entries<content::Question>(fields, "items", read_question)};
    });
}

content::Voice read_voice(YamlFields& fields) {
    content::Voice voice{.key = fields.text("key"),
                         .is_example = fields.flag("example"),
                         .source = fields.text_that_may_be_empty("source"),
                         .title = fields.text("title"),
                         .date_text = fields.text("date_text"),
                         .username = fields.text("username"),
                         .occupation = fields.text("occupation"),
                         .stars = fields.has("stars")
                                      ? std::optional{whole_number(fields, "stars", 1, kMostStars)}
                                      : std::nullopt,
                         .country = {},
                         .text = {}};
    if (!voice.is_example && voice.source.empty())
        fields.note("source", "must say where and when these words were given, because they are no example");
    return voice;
}

content::Voice read_review(YamlFields& fields) {
    auto voice = read_voice(fields);
    voice.country = country(fields, "country");
    voice.text = fields.text("text");
    if (!voice.stars)
        fields.note("stars", "is missing");
    return voice;
}

content::Testimonial read_testimonial(YamlFields& fields) {
    content::Testimonial testimonial{.voice = read_voice(fields),
                                     .type = word<content::TrainerType>(fields, "type"),
                                     .platform = fields.text("platform")};
    testimonial.voice.country = country(fields, "country_flag");
    testimonial.voice.text = fields.text("description");
    return testimonial;
}

std::optional<double> number_in(std::string const& text) {
    double value = 0;
    auto const* const last = text.data() + text.size();
    auto const [end, error] = std::from_chars(text.data(), last, value);
    return error == std::errc{} && end == last ? std::optional{value} : std::nullopt;
}

content::ClaimSource read_source(YamlFields fields) {
    content::ClaimSource source{.text = fields.text_that_may_be_empty("text"),
                                .people = fields.text_that_may_be_empty("people"),
                                .date = fields.text_that_may_be_empty("date"),
                                .link = fields.text_that_may_be_empty("link")};
    fields.end();
    return source;
}

content::Instead read_instead(YamlFields fields) {
    content::Instead instead{
        .figure = fields.text_that_may_be_empty("figure"),
        .text = fields.text_that_may_be_empty("text"),
        .source = fields.has("source") ? std::optional{read_source(fields.fields("source"))} : std::nullopt,
        .items = {}};
    if (fields.has("items"))
        for (auto& entry : fields.list("items")) {
            instead.items.push_back({.text = entry.text("text"), .link = entry.text("link")});
            entry.end();
        }
    fields.end();
    return instead;
}

std::vector<content::ChartPoint> points_if_there(YamlFields& fields) {
    std::vector<content::ChartPoint> points;
    if (!fields.has("points"))
        return points;
    for (auto const& row : fields.text_lists("points")) {
        auto const percent = row.size() == 2 ? number_in(row.back()) : std::nullopt;
        if (percent)
            points.push_back({.at = row.front(), .percent = *percent});
        else
            fields.note("points", "must be pairs of what is counted and a number");
    }
    return points;
}

content::Claim read_claim(YamlFields& fields) {
    content::Claim claim{.key = fields.text("key"),
                         .place = fields.text("place"),
                         .claim = fields.text("claim"),
                         .is_shown = fields.flag("shown"),
                         .is_estimate = flag_if_there(fields, "estimate"),
                         .is_specified = flag_if_there(fields, "specified"),
                         .source = read_source(fields.fields("source")),
                         .points = points_if_there(fields),
                         .instead = read_instead(fields.fields("instead"))};
    auto const& source = claim.source;
    auto const is_founded =
        !source.text.empty() &&
        (claim.is_estimate || (!source.people.empty() && !source.date.empty() && !source.link.empty()));
    if (claim.is_shown && !claim.is_specified && !is_founded)
        fields.note("source",
                    "of a claim that is shown says who measured it, in how many people, when, and where to "
                    "read it");
    if ((!claim.is_shown || claim.is_specified) && claim.instead.text.empty())
        fields.note("instead", "must say what the page shows while the claim is not shown");
    return claim;
}

void read_claims(fs::path const& file, content::Pages& pages) {
    auto fields = yaml_mapping(file);
    pages.claims_shown = word<content::ClaimsShown>(fields, "show");
    pages.claims = keyed_entries<content::Claim>(fields, "claims", read_claim);
    fields.end();
}

content::Component read_component(YamlFields& fields) {
    auto value = fields.fields("value");
    content::Component component{.key = fields.text("key"),
                                 .numeral = fields.text("numeral"),
                                 .title = fields.text("title"),
                                 .amount_cents = whole_number(value, "amount_cents", 1, kMostCents),
                                 .currency = value.text("currency"),
                                 .summary = fields.text("summary"),
                                 .details = some_texts(fields, "details")};
    value.end();
    return component;
}

/// `what` of an entry is made of the fields that its strip has.
template <class What>
content::Strip read_strip(fs::path const& file, What const& what) {
    auto fields = yaml_mapping(file);
    content::Strip strip{
        .heading = fields.text("heading"), .is_example = flag_if_there(fields, "example"), .items = {}};
    for (auto& entry : fields.list("items")) {
        strip.items.push_back({.name = entry.text("name"),
                               .link = entry.text("link"),
                               .logo = entry.text_if_there("logo").value_or(""),
                               .what = what(entry)});
        if (!strip.items.back().link.starts_with("https://"))
            entry.note("link", "must be an address that begins with https://");
        entry.end();
    }
    fields.end();
    return strip;
}

std::vector<content::Placeholder> read_placeholders(fs::path const& file) {
    auto fields = yaml_mapping(file);
    std::vector<content::Placeholder> placeholders;
    NameSet seen;
    for (auto& entry : fields.list("placeholders")) {
        placeholders.push_back({.word = entry.text("word"),
                                .source = entry.text("source"),
                                .otherwise = entry.text_that_may_be_empty("otherwise")});
        demand_new(entry, "word", placeholders.back().word, seen);
        entry.end();
    }
    fields.end();
    return placeholders;
}

content::MeasuredAccuracy read_benchmark(fs::path const& file) {
    auto fields = yaml_mapping(file);
    content::MeasuredAccuracy measured{.accuracy = fields.text("hrv_accuracy"),
                                       .recordings =
                                           whole_number(fields, "hrv_recordings", 1, kMostRecordings),
                                       .measured_on = day(fields, "hrv_measured_on")};
    fields.end();
    return measured;
}

std::string press_piece(YamlFields& entry) {
    auto const title = entry.text("title");
    return fmt::format("{}, {}", title, entry.text("date"));
}

std::string relation(YamlFields& entry) {
    return entry.text("relation");
}

} // namespace

void read_site(fs::path const& folder, content::Pages& pages, Faults& faults) {
    faults.gather([&] { pages.placeholders = read_placeholders(folder / "placeholders.yaml"); });
    faults.gather([&] { pages.faq = read_questions(folder / "faq.yaml"); });
    faults.gather([&] { pages.certification_faq = read_questions(folder / "certification_faq.yaml"); });
    faults.gather([&] {
        pages.reviews = read_keyed_file<content::Voice>(folder / "reviews.yaml", "reviews", read_review);
    });
    faults.gather([&] {
        pages.testimonials = read_keyed_file<content::Testimonial>(folder / "testimonials.yaml",
                                                                   "testimonials", read_testimonial);
    });
    faults.gather([&] { read_claims(folder / "claims.yaml", pages); });
    faults.gather([&] {
        pages.components =
            read_keyed_file<content::Component>(folder / "components.yaml", "components", read_component);
    });
    faults.gather([&] { pages.press = read_strip(folder / "press.yaml", press_piece); });
    faults.gather([&] { pages.universities = read_strip(folder / "universities.yaml", relation); });
    faults.gather([&] { pages.measured_accuracy = read_benchmark(folder / "benchmark.yaml"); });
    for (auto const* const name : {"faq", "certification_faq", "reviews", "testimonials", "claims",
                                   "components", "press", "universities"})
        demand_known_placeholders(folder / fmt::format("{}.yaml", name), pages.placeholders, faults);
}

void demand_known_placeholders(fs::path const& file, std::vector<content::Placeholder> const& placeholders,
                               Faults& faults) {
    std::istringstream lines;
    if (!fs::exists(file) || placeholders.empty() || !faults.gather([&] { lines.str(whole_text(file)); }))
        return; // whoever reads them says so
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        auto const is_comment = line.find_first_not_of(' ') == line.find('#') && line.contains('#');
        for (auto at = line.find("{{"); !is_comment && at != std::string::npos;
             at = line.find("{{", at + 2)) {
            auto const name = line.substr(at + 2, line.find("}}", at) - at - 2);
            if (std::ranges::find(placeholders, name, &content::Placeholder::word) == placeholders.end())
                faults.add(
                    {.file = file.string(),
                     .line = number,
                     .field = {},
                     .sentence = fmt::format("\"{{{{{}}}}}\" is no word of site/placeholders.yaml", name)});
        }
    }
}

} // namespace evenkeel::outbound
