#include "core/safety/detector/context.hpp"

#include "core/safety/detector/subject.hpp"
#include "core/safety/finding.hpp"

#include <algorithm>
#include <optional>

namespace evenkeel::safety::detector {

namespace {

constexpr std::size_t kFarthestNegation = 8;
constexpr std::size_t kFarthestFear = 5;

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
           sign == Sign::pregnancy || sign == Sign::goodbye || sign == Sign::worn_out ||
           sign == Sign::withdrawn || sign == Sign::self_rejection || sign == Sign::empty;
}

constexpr bool is_about_dying(Sign sign) {
    return sign <= Sign::attempt || sign == Sign::plan || sign == Sign::self_injury ||
           sign == Sign::overdose || sign == Sign::in_progress || sign == Sign::means_question ||
           sign == Sign::goodbye;
}

/// Whether the sign is of a parting, which a journey may explain.
constexpr bool is_parting(Sign sign) {
    return sign == Sign::goodbye || sign == Sign::leaving || sign == Sign::prepared;
}

class Listener {
public:
    Listener(Text const& text, std::vector<Hit> const& hits, Topics const& topics)
        : hits_{hits}, topics_{topics}, sentences_{text, hits}, is_idiom_(text.tokens.size()),
          is_of_others_(text.tokens.size()) {
        for (auto const& hit : hits)
            note(hit);
    }

    HeardSigns listen() {
        HeardSigns heard{.signs = {}, .about = sentences_.all()};
        for (auto const& hit : hits_)
            if (auto const one = meaning_of(hit))
                heard.signs.push_back(*one);
        return heard;
    }

private:
    void note(Hit const& hit) {
        auto const sign = sign_of(hit);
        for (auto i = hit.first; i < hit.end; ++i) {
            is_idiom_[i] = is_idiom_[i] || sign == Sign::idiom;
            is_of_others_[i] = is_of_others_[i] || sign == Sign::third_party || sign == Sign::told_to;
        }
    }

    [[nodiscard]] static bool overlaps(Hit const& hit, std::vector<bool> const& marked) {
        for (auto i = hit.first; i < hit.end; ++i)
            if (marked[i])
                return true;
        return false;
    }

    [[nodiscard]] std::optional<Meant> meaning_of(Hit const& hit) const {
        auto const sign = sign_of(hit);
        if (is_context(sign) || overlaps(hit, is_idiom_))
            return std::nullopt;
        auto meant = Meant{sign, hit.level, hit.first, hit.end, sentences_.of(hit.first), false};
        if (sign == Sign::third_party || sign == Sign::told_to)
            return meant;
        bool const may_be_theirs = is_about_dying(sign) || is_parting(sign);
        if (is_made_up(hit) || (may_be_theirs && overlaps(hit, is_of_others_)))
            return std::nullopt;
        if ((is_parting(sign) || is_of_a_last_day(hit)) && has_a_reason_to_part())
            return std::nullopt;
        if (is_personal(sign) && subject_.is_somebody_else(hit))
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
        if (!is_about_dying(sign_of(hit)) && !is_parting(sign_of(hit)) && sign_of(hit) != Sign::mention)
            return false;
        if (sentences_.is_about(hit, Sign::game))
            return true;
        if (topics_.made_up && sentences_.is_about(hit, Sign::citing))
            return true;
        if (!sentences_.is_about(hit, Sign::media))
            return false;
        return sentences_.text().tokens[hit.first].is_quoted || sentences_.is_about(hit, Sign::citing) ||
               !subject_.speaks_of_oneself(hit);
    }

    [[nodiscard]] bool is_of_a_last_day(Hit const& hit) const {
        return sign_of(hit) == Sign::plan && sentences_.holds(last_, hit, 0);
    }

    /// A flight, a last day at work; not where the message speaks of dying.
    [[nodiscard]] bool has_a_reason_to_part() const {
        if (!topics_.journey && !says(Sign::journey))
            return false;
        return std::ranges::none_of(
            hits_, [](Hit const& other) { return sign_of(other) <= Sign::attempt && other.level > 0; });
    }

    /// "Years ago I was suicidal", "in 2012 with suicidal thoughts", and not "he died years ago and I want to
    /// die".
    [[nodiscard]] bool is_told_as_past(Hit const& hit) const {
        if (sign_of(hit) == Sign::attempt || sentences_.holds(past_, hit, 3))
            return true;
        return !sentences_.is_about(hit, Sign::present) && sign_of(hit) != Sign::death_wish;
    }

    /// Of long ago; or of an illness that is over, which other sentences may say.
    [[nodiscard]] bool is_over(Hit const& hit) const {
        if (!is_told_as_past(hit))
            return false;
        bool const is_long_ago = sentences_.is_about(hit, Sign::long_ago);
        if (is_long_ago && sentences_.is_about(hit, Sign::recovered) && sentences_.holds(past_, hit, 3))
            return true; // "Four years ago I tried to, today I'm well": here "today" is no return.
        if (sentences_.is_about(hit, Sign::again))
            return false;
        if (is_long_ago)
            return true;
        return says(Sign::recovered) && sign_of(hit) <= Sign::attempt && sentences_.holds(past_, hit, 3);
    }

    [[nodiscard]] bool says(Sign sign) const { return sentences_.all().test(static_cast<std::size_t>(sign)); }

    void weaken(Meant& meant, Hit const& hit) const {
        auto const sign = sign_of(hit);
        meant.is_denied = is_personal(sign) && is_negated(hit.first);
        if (meant.is_denied)
            meant.level = is_about_dying(sign) && sign != Sign::self_injury ? std::min(meant.level, 1) : 0;
        if ((is_about_dying(sign) || sign == Sign::means || sign == Sign::past_wish) && is_over(hit))
            meant.level = std::min(meant.level, 1);
        bool const is_of_the_day = is_daily(hit);
        if (sign == Sign::goodbye && sentences_.is_before(hit, Sign::daily))
            meant.level = std::min(meant.level, 1); // "Test tomorrow. Goodbye cruel world."
        if ((sign == Sign::worn_out || sign == Sign::hopeless) && is_of_the_day)
            meant.level = std::min(meant.level, 1);
        bool const may_be_asked = sign <= Sign::thoughts || sign == Sign::self_injury;
        bool const is_a_question = may_be_asked && follows(hit, Sign::asked);
        if (is_feared(hit) || is_a_question)
            meant.level = std::min(meant.level, 1);
        if (!is_about_dying(sign) || sign == Sign::in_progress || sign == Sign::overdose)
            return;
        if (sentences_.is_about(hit, Sign::laughter))
            meant.level = std::min(meant.level, is_of_the_day ? 1 : kPossibleRisk);
    }

    /// Whether such a sign stands shortly before, or the hit begins in it.
    [[nodiscard]] bool follows(Hit const& hit, Sign sign) const {
        return std::ranges::any_of(hits_, [&](Hit const& other) {
            return sign_of(other) == sign && sentences_.of(other.first) == sentences_.of(hit.first) &&
                   other.first < hit.first && hit.first < other.end + kFarthestFear;
        });
    }

    /// "Terrified of dying, I lie there and think about not existing", "I worry that I'm a burden".
    [[nodiscard]] bool is_feared(Hit const& hit) const {
        auto const sign = sign_of(hit);
        bool const may_be = sign == Sign::passive || sign == Sign::thoughts || sign == Sign::death_wish;
        if (may_be && sentences_.is_about(hit, Sign::fear_of_death))
            return std::ranges::none_of(hits_, [&](Hit const& other) {
                return sign_of(other) == Sign::fear_of_death && other.first < hit.end &&
                       hit.first < other.end;
            });
        return sign == Sign::burden && follows(hit, Sign::fear);
    }

    /// "I've sent two hundred applications. It feels hopeless."
    [[nodiscard]] bool is_daily(Hit const& hit) const {
        if (sentences_.is_about(hit, Sign::daily))
            return true;
        return sentences_.holds(it_, hit, 1) && sentences_.is_before(hit, Sign::daily);
    }

    /// "No I want to die" is an answer, "no plan to die" is not: a bare no reaches no farther than to the
    /// next "I".
    [[nodiscard]] bool is_negated(std::size_t first) const {
        bool has_passed_self = sentences_.is(self_, first);
        auto at = sentences_.before(first);
        for (std::size_t steps = 0; at && steps < kFarthestNegation; ++steps) {
            if (sentences_.is(negations_, *at) || (sentences_.is(no_, *at) && !has_passed_self))
                return true;
            if (!sentences_.is(helping_, *at) && !sentences_.is(self_, *at))
                return false;
            has_passed_self = has_passed_self || sentences_.is(self_, *at);
            at = sentences_.before(*at);
        }
        return false;
    }

    std::vector<Hit> const& hits_;
    Topics const& topics_;
    Sentences sentences_;
    Subject subject_{sentences_, topics_};
    std::vector<bool> is_idiom_;
    std::vector<bool> is_of_others_;
    std::vector<WordId> const& self_{signs().words_of("self")};
    std::vector<WordId> const& helping_{signs().words_of("helping")};
    std::vector<WordId> const& negations_{signs().words_of("negation")};
    std::vector<WordId> const& past_{signs().words_of("past")};
    std::vector<WordId> const& no_{signs().words_of("no")};
    std::vector<WordId> const& last_{signs().words_of("last")};
    std::vector<WordId> const& it_{signs().words_of("it")};
};

} // namespace

HeardSigns in_context(Text const& text, std::vector<Hit> const& hits, Topics const& topics) {
    return Listener{text, hits, topics}.listen();
}

} // namespace evenkeel::safety::detector
