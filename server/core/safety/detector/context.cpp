#include "core/safety/detector/context.hpp"

#include "core/safety/finding.hpp"

#include <algorithm>
#include <optional>

namespace evenkeel::safety::detector {

namespace {

constexpr std::size_t kFarthestNegation = 8;
constexpr std::size_t kFarthestSpeech = 5;

constexpr Sign sign_of(Hit const& hit) {
    return static_cast<Sign>(hit.meaning);
}

/// Says whether a sign changes how the rest of its sentence is read.
constexpr bool is_context(Sign sign) {
    return sign >= Sign::idiom && sign != Sign::mention;
}

/// Whether the sign is about what a person feels or does, so that it matters who that is and whether it is
/// denied.
constexpr bool is_personal(Sign sign) {
    return sign <= Sign::attempt || sign == Sign::hopeless || sign == Sign::plan ||
           sign == Sign::self_injury || sign == Sign::eating_disorder || sign == Sign::intoxication ||
           sign == Sign::overdose || sign == Sign::in_progress || sign == Sign::medical ||
           sign == Sign::pregnancy || sign == Sign::goodbye || sign == Sign::worn_out;
}

constexpr bool is_about_dying(Sign sign) {
    return sign <= Sign::attempt || sign == Sign::plan || sign == Sign::self_injury ||
           sign == Sign::overdose || sign == Sign::in_progress || sign == Sign::means_question ||
           sign == Sign::goodbye;
}

class Listener {
public:
    Listener(Text const& text, std::vector<Hit> const& hits)
        : text_{text}, hits_{hits}, sentence_of_(text.tokens.size()), is_idiom_(text.tokens.size()),
          is_of_others_(text.tokens.size()) {
        number_sentences();
        for (auto const& hit : hits)
            note(hit);
    }

    std::vector<Meant> listen() {
        std::vector<Meant> meant;
        for (auto const& hit : hits_)
            if (auto const one = meaning_of(hit))
                meant.push_back(*one);
        return meant;
    }

private:
    void number_sentences() {
        std::size_t sentence = 0;
        for (std::size_t i = 0; i < text_.tokens.size(); ++i) {
            sentence += i > 0 && text_.tokens[i].before == Break::stop ? 1 : 0;
            sentence_of_[i] = sentence;
        }
        about_.resize(sentence + 1);
    }

    void note(Hit const& hit) {
        auto const sign = sign_of(hit);
        about_[sentence_of_[hit.first]].set(static_cast<std::size_t>(sign));
        for (auto i = hit.first; i < hit.end; ++i) {
            is_idiom_[i] = is_idiom_[i] || sign == Sign::idiom;
            is_of_others_[i] = is_of_others_[i] || sign == Sign::third_party || sign == Sign::told_to;
        }
    }

    [[nodiscard]] bool is_about(Hit const& hit, Sign sign) const {
        return about_[sentence_of_[hit.first]].test(static_cast<std::size_t>(sign));
    }

    [[nodiscard]] bool overlaps(Hit const& hit, std::vector<bool> const& marked) const {
        for (auto i = hit.first; i < hit.end; ++i)
            if (marked[i])
                return true;
        return false;
    }

    [[nodiscard]] std::optional<Meant> meaning_of(Hit const& hit) const {
        auto const sign = sign_of(hit);
        if (is_context(sign) || overlaps(hit, is_idiom_))
            return std::nullopt;
        auto meant = Meant{sign, hit.level, hit.first, hit.end, sentence_of_[hit.first], false};
        if (sign == Sign::third_party || sign == Sign::told_to)
            return meant;
        if (is_made_up(hit) || (is_about_dying(sign) && overlaps(hit, is_of_others_)))
            return std::nullopt;
        if (is_personal(sign) && is_of_somebody_else(hit))
            return is_about_dying(sign) ? std::optional{of_somebody_else(meant)} : std::nullopt;
        weaken(meant, hit);
        return meant;
    }

    static Meant of_somebody_else(Meant meant) {
        meant.sign = Sign::third_party;
        meant.level = 1;
        return meant;
    }

    /// Sung, filmed, played, quoted from a text.
    [[nodiscard]] bool is_made_up(Hit const& hit) const {
        if (!is_about_dying(sign_of(hit)) && sign_of(hit) != Sign::mention)
            return false;
        if (is_about(hit, Sign::game))
            return true;
        if (!is_about(hit, Sign::media))
            return false;
        return is_quoted(hit) || is_about(hit, Sign::citing) || !speaks_of_oneself(hit);
    }

    /// "Years ago I was suicidal", and not "he died years ago and I want to die".
    [[nodiscard]] bool is_told_as_past(Hit const& hit) const {
        for (auto i = hit.first - std::min<std::size_t>(hit.first, 3); i < hit.end; ++i)
            if (sentence_of_[i] == sentence_of_[hit.first] && is(past_, i))
                return true;
        return sign_of(hit) == Sign::attempt;
    }

    [[nodiscard]] bool is_quoted(Hit const& hit) const { return text_.tokens[hit.first].is_quoted; }

    [[nodiscard]] bool is(std::vector<WordId> const& words, std::size_t token) const {
        return share_a_word(text_.ids[token], words);
    }

    [[nodiscard]] bool speaks_of_oneself(Hit const& hit) const {
        auto const from = hit.first - std::min<std::size_t>(hit.first, 4);
        for (auto i = from; i < hit.end; ++i)
            if (sentence_of_[i] == sentence_of_[hit.first] && is(self_, i))
                return true;
        return false;
    }

    /// The token before, where it is of the same clause.
    [[nodiscard]] std::optional<std::size_t> before(std::size_t token) const {
        if (token == 0 || text_.tokens[token].before != Break::none)
            return std::nullopt;
        return token - 1;
    }

    /// "my brother is suicidal", "he really might kill": the subject stands before what only helps a verb;
    /// and "she texted: I want to die".
    [[nodiscard]] bool is_of_somebody_else(Hit const& hit) const {
        bool const names_itself = is(self_, hit.first);
        auto at = names_itself ? std::nullopt : before(hit.first);
        for (std::size_t steps = 0; at && steps < kFarthestNegation && is(helping_, *at); ++steps)
            at = before(*at);
        if (at && is(others_, *at))
            return true;
        if (at && text_.ids[*at].empty()) // A name: "my friend Tom is".
            if (auto const friend_of = before(*at); friend_of && is(others_, *friend_of))
                return true;
        return is_said_by_somebody_else(hit);
    }

    [[nodiscard]] bool is_said_by_somebody_else(Hit const& hit) const {
        for (std::size_t back = 1; back <= kFarthestSpeech && back <= hit.first; ++back) {
            auto const at = hit.first - back;
            if (sentence_of_[at] != sentence_of_[hit.first])
                return false;
            if (is(speech_, at))
                return subject_is_another(at, hit);
        }
        return false;
    }

    /// Of a verb of saying. Only what is set apart as speech is theirs: "she said I want to die" may be about
    /// the member.
    [[nodiscard]] bool subject_is_another(std::size_t verb, Hit const& hit) const {
        auto at = before(verb);
        for (std::size_t steps = 0; at && steps < 2 && is(helping_, *at); ++steps)
            at = before(*at);
        if (!at || !is(others_, *at))
            return false;
        for (auto i = verb + 1; i <= hit.first; ++i)
            if (text_.tokens[i].before != Break::none)
                return true;
        return is_quoted(hit);
    }

    void weaken(Meant& meant, Hit const& hit) const {
        auto const sign = sign_of(hit);
        meant.is_denied = is_personal(sign) && is_negated(hit.first);
        if (meant.is_denied)
            meant.level = is_about_dying(sign) && sign != Sign::self_injury ? std::min(meant.level, 1) : 0;
        if (!is_about_dying(sign) || sign == Sign::in_progress || sign == Sign::overdose)
            return;
        if (is_about(hit, Sign::long_ago) && !is_about(hit, Sign::again) && is_told_as_past(hit))
            meant.level = std::min(meant.level, 1);
        if (is_about(hit, Sign::laughter))
            meant.level = std::min(meant.level, kPossibleRisk);
    }

    /// "No I want to die" is an answer, "no plan to die" is not: a bare no reaches no farther than to the
    /// next "I".
    [[nodiscard]] bool is_negated(std::size_t first) const {
        bool has_passed_self = is(self_, first);
        auto at = before(first);
        for (std::size_t steps = 0; at && steps < kFarthestNegation; ++steps) {
            if (is(negations_, *at) || (is(no_, *at) && !has_passed_self))
                return true;
            if (!is(helping_, *at) && !is(self_, *at))
                return false;
            has_passed_self = has_passed_self || is(self_, *at);
            at = before(*at);
        }
        return false;
    }

    Text const& text_;
    std::vector<Hit> const& hits_;
    std::vector<std::size_t> sentence_of_;
    std::vector<std::bitset<kSigns>> about_; ///< For each sentence.
    std::vector<bool> is_idiom_;
    std::vector<bool> is_of_others_;
    std::vector<WordId> const& self_{signs().words_of("self")};
    std::vector<WordId> const& others_{signs().words_of("others")};
    std::vector<WordId> const& helping_{signs().words_of("helping")};
    std::vector<WordId> const& negations_{signs().words_of("negation")};
    std::vector<WordId> const& speech_{signs().words_of("speech")};
    std::vector<WordId> const& past_{signs().words_of("past")};
    std::vector<WordId> const& no_{signs().words_of("no")};
};

} // namespace

std::vector<Meant> in_context(Text const& text, std::vector<Hit> const& hits) {
    return Listener{text, hits}.listen();
}

} // namespace evenkeel::safety::detector
