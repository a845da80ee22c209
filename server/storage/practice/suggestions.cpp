#include "storage/practice/suggestions.hpp"

#include "storage/engine/columns.hpp"

#include <sql/exercise_experiences.hpp>
#include <sql/member_risks.hpp>
#include <sql/safety_profiles.hpp>
#include <sql/suggestions.hpp>

namespace evenkeel::storage {
namespace {

template <Worded E>
std::string text_of(std::vector<E> const& values) {
    std::vector<std::string> words;
    for (auto const value : values)
        words.emplace_back(word_of(value));
    return joined(words);
}

template <Worded E>
std::vector<E> values_in(std::string const& text) {
    std::vector<E> values;
    for (auto const& word : split_words(text))
        values.push_back(value_named<E>(word).value());
    return values;
}

} // namespace

void SqlSuggestions::keep(exercise::Asked const& asked) {
    database_.transact([&](Connection& connection) {
        connection.queue(sql::suggestions::kUpsert, asked.member_id, asked.wish.from.degrees(),
                         asked.wish.to.degrees(), asked.wish.minutes, text_of(asked.wish.positions),
                         text_of(asked.wish.surroundings), day_text(asked.day), asked.at);
    });
}

std::optional<exercise::Asked> SqlSuggestions::find(MemberId const& member) const {
    return database_.read([&](Connection& connection) -> std::optional<exercise::Asked> {
        // Whoever suggests asks for these next.
        connection.expect(sql::exercise_experiences::kList, member);
        connection.expect(sql::safety_profiles::kFind, member);
        connection.expect(sql::member_risks::kFind, member);
        auto const found = connection.run(sql::suggestions::kFind, member);
        if (found.empty())
            return std::nullopt;
        auto const& row = found.first();
        return exercise::Asked{
            .member_id = member,
            .wish = {.from = state::RingAngle{row.number("from_angle")},
                     .to = state::RingAngle{row.number("to_angle")},
                     .minutes = row.number_or_null("minutes"),
                     .positions = values_in<exercise::Position>(row.text("positions")),
                     .surroundings = values_in<exercise::Surroundings>(row.text("surroundings"))},
            .day = day_of(row.text("day")),
            .at = row.instant("asked_at")};
    });
}

} // namespace evenkeel::storage
