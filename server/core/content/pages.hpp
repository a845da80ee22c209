#pragma once

#include "core/base/words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::content {

struct Question {
    std::string key;
    std::string question;
    std::string answer; ///< Markdown.
};

struct QuestionGroup {
    std::string key;
    std::string title;
    std::vector<Question> items;
};

/// A quotation of somebody. While it is an example, the page says so and no average counts it.
struct Voice {
    std::string key;
    bool is_example{true};
    std::string source; ///< Where and when it was given; empty for an example.
    std::string title;
    std::string date_text;
    std::string username;
    std::string occupation;
    std::optional<int> stars; ///< 1 to 5.
    std::string country;      ///< ISO 3166-1 alpha-2.
    std::string text;
};

enum class TrainerType : std::uint8_t { trainer, practitioner, coach };

struct Testimonial {
    Voice voice;
    TrainerType type{TrainerType::trainer};
    std::string platform; ///< Where it was given.
};

/// Who measured something, in whom, when, and where one can read it.
struct ClaimSource {
    std::string text;
    std::string people;
    std::string date;
    std::string link;
};

struct NamedLink {
    std::string text;
    std::string link;
};

/// A page shows this while a claim must not be made.
struct Instead {
    std::string figure;
    std::string text;
    std::optional<ClaimSource> source;
    std::vector<NamedLink> items;
};

/// A point of a claim's chart.
struct ChartPoint {
    std::string at; ///< A number of exercises, or what is counted.
    double percent{0};
};

/// Whose figures the pages show: also those of the original specification, or only those with a source.
enum class ClaimsShown : std::uint8_t { specified, supported };

/// A statement that a page may make of the product.
struct Claim {
    std::string key;
    std::string place;
    std::string claim;
    bool is_shown{false};
    bool is_estimate{false};  ///< The provider's own; nobody measures it.
    bool is_specified{false}; ///< A figure of the original specification that nobody here has measured.
    ClaimSource source;
    std::vector<ChartPoint> points;
    Instead instead;
};

/// One of the parts of the certification, with its value as the provider estimates it.
struct Component {
    std::string key;
    std::string numeral;
    std::string title;
    int amount_cents{0};
    std::string currency;
    std::string summary;
    std::vector<std::string> details;
};

/// An entry of a strip: a piece of the press, or a university.
struct Mention {
    std::string name;
    std::string link;
    std::string logo; ///< A file below content/brand/; may be empty.
    std::string what; ///< Title and date of the piece, or the relation.
};

/// Shown only when it has items.
struct Strip {
    std::string heading;
    bool is_example{false}; ///< Invented names that show the design; the page says so and links nowhere.
    std::vector<Mention> items;
};

/// A word in double braces of the texts of the public pages, the course and the book.
struct Placeholder {
    std::string word;
    std::string source;    ///< In words: which file and field.
    std::string otherwise; ///< Where the source is empty.
};

/// How accurate the camera reading is, as the bench measured it.
struct MeasuredAccuracy {
    std::string accuracy; ///< "97.0 %"
    int recordings{0};
    std::string measured_on; ///< ISO 8601.
};

struct LegalPage {
    std::string id; ///< "privacy"; its file's stem.
    std::string title;
    std::string version;
    std::string date;   ///< ISO 8601.
    std::string review; ///< Empty once somebody has reviewed it.
    std::string body_html;
    int places_to_fill_in{0}; ///< Marks [[operator: …]] that are still there.
};

/// The texts of the public pages: content/site/ and content/legal/.
struct Pages {
    std::vector<QuestionGroup> faq;
    std::vector<QuestionGroup> certification_faq;
    std::vector<Voice> reviews;
    std::vector<Testimonial> testimonials;
    ClaimsShown claims_shown{ClaimsShown::specified};
    std::vector<Claim> claims;
    std::vector<Component> components;
    Strip press;
    Strip universities;
    std::vector<Placeholder> placeholders;
    MeasuredAccuracy measured_accuracy;
    std::vector<LegalPage> legal; ///< Ordered by id.
};

/// The keys of claims that are shown although nobody has measured them.
[[nodiscard]] inline std::vector<std::string> unsupported_claims(Pages const& pages) {
    std::vector<std::string> keys;
    for (auto const& claim : pages.claims)
        if (pages.claims_shown == ClaimsShown::specified && claim.is_shown && claim.is_specified)
            keys.push_back(claim.key);
    return keys;
}

} // namespace evenkeel::content

namespace evenkeel {

template <>
struct Words<content::ClaimsShown> {
    static constexpr std::array<std::string_view, 2> kNames{"specified", "supported"};
};

template <>
struct Words<content::TrainerType> {
    static constexpr std::array<std::string_view, 3> kNames{"trainer", "practitioner", "coach"};
};

} // namespace evenkeel
