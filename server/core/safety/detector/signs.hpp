#pragma once

#include "core/safety/detector/phrase_book.hpp"

#include <cstdint>
#include <string_view>

namespace evenkeel::safety::detector {

/// A phrase of the tables is one of these signs. The level beside a phrase holds when it stands alone.
enum class Sign : std::uint8_t {
    wish,           ///< To kill oneself.
    death_wish,     ///< To die.
    thoughts,       ///< Of suicide.
    passive,        ///< Not to be here, not to wake up.
    past_wish,      ///< "Wanted to die."
    attempt,        ///< An attempt of one's own, whenever it was.
    hopeless,       ///< Nothing will get better.
    burden,         ///< Others would be better off.
    worn_out,       ///< "Can't go on."
    empty,          ///< Numb, worthless, hating oneself.
    alone,          ///< Nobody would notice.
    distress,       ///< Sad, afraid, overwhelmed.
    loss,           ///< Of work, a home, a person, money.
    plan,           ///< How, where or when has been decided.
    means,          ///< Something is at hand.
    means_question, ///< Which way would work, how high, how many.
    time,           ///< Tonight.
    ending,         ///< "End it", of whatever it may be said.
    prepared,       ///< Letters, a will.
    leaving,        ///< Things given away, a dog to be looked after.
    goodbye,        ///< A farewell.
    in_progress,    ///< It is being done.
    overdose,       ///< It has been swallowed.
    grief_wish,     ///< To be with somebody who died.
    told_to,        ///< Others say that one should.
    self_injury,
    obsessive,
    abuse,
    psychosis,
    eating_disorder,
    medical,
    minor,
    intoxication,
    pregnancy,
    withdrawn,      ///< Has stopped seeing people, answering, doing what they did.
    outing,         ///< Fear of being found out, or thrown out, by one's family.
    self_rejection, ///< Disgust at what one is.
    apology,        ///< "I am sorry", "none of this was your fault".
    commanded,      ///< "It says I should jump." Of whom, the talk before it says.
    third_party,    ///< Somebody else is in danger.
    retraction,
    // The subject of a sentence; never a sign by itself.
    idiom,         ///< Takes away the signs it overlaps.
    mention,       ///< The word suicide, without anybody who thinks of it.
    laughter,      ///< "lol"
    media,         ///< A film, a song, a book, a course.
    citing,        ///< "goes", "called", "the line"
    game,          ///< "respawn"
    long_ago,      ///< "years ago"
    again,         ///< "still", "lately": what is long ago is near again.
    present,       ///< "I want", "I keep": told as it is now.
    recovered,     ///< "I got help", "I haven't felt that way since".
    journey,       ///< A last day at work, a flight, a move: a reason to part.
    hope,          ///< Something to look forward to, somebody who comes.
    fear_of_death, ///< "convinced that I'm dying": the opposite of a wish.
    fear,          ///< "I worry that": what follows is feared, not found.
    asked,         ///< "asked me whether": a question of others follows.
    daily          ///< The hard thing has a small name: an exam, a boss, a hangover.
};

inline constexpr std::size_t kSigns = static_cast<std::size_t>(Sign::daily) + 1;

constexpr Phrases sign(Sign meaning, std::uint8_t level, std::string_view lines) {
    return {.meaning = static_cast<std::uint8_t>(meaning), .level = level, .lines = lines};
}

/// Phrases of every language together: people mix them.
[[nodiscard]] PhraseBook const& signs();

} // namespace evenkeel::safety::detector
