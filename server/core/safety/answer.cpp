#include "core/safety/answer.hpp"

#include "core/safety/answer_phrases.hpp"
#include "core/safety/finding.hpp"

#include <algorithm>
#include <bitset>
#include <vector>

namespace evenkeel::safety {

namespace {

constexpr std::size_t kSaid = static_cast<std::size_t>(Said::barrier) + 1;
/// Words. In a longer sentence "no" and "gone" are about something else.
constexpr std::size_t kLongestClearAnswer = 12;

bool is_barrier(detector::Hit const& hit) {
    return static_cast<Said>(hit.meaning) == Said::barrier;
}

bool is_said_to_be_the_same(detector::Hit const& hit) {
    return static_cast<Said>(hit.meaning) == Said::same;
}

bool is_said_to_be_less(detector::Hit const& hit) {
    return static_cast<Said>(hit.meaning) == Said::gone || static_cast<Said>(hit.meaning) == Said::weaker;
}

/// Without narrow phrases inside of a wider one: "not gone" is not "gone", and "nobody answers" not "nobody".
std::vector<detector::Hit> widest(std::vector<detector::Hit> hits) {
    std::ranges::sort(hits, [](detector::Hit const& a, detector::Hit const& b) {
        return a.first != b.first ? a.first < b.first : a.end > b.end;
    });
    std::size_t end_of_barrier = 0;
    std::size_t end_of_same = 0;
    std::erase_if(hits, [&](detector::Hit const& hit) {
        if (is_said_to_be_less(hit))
            return hit.end <= end_of_same;
        auto& end = is_barrier(hit) ? end_of_barrier : end_of_same;
        bool const is_inside = is_barrier(hit) && hit.end <= end;
        if (is_barrier(hit) || is_said_to_be_the_same(hit))
            end = std::max(end, hit.end);
        return is_inside;
    });
    return hits;
}

/// Reads an answer for its yes and no.
class AnswerText {
public:
    explicit AnswerText(std::string_view message) : level_{read_for_risk(message).level} {
        auto const text = answers().read(message);
        end_of_first_sentence_ = end_of_first_sentence(text);
        for (auto const& hit : widest(answers().find(text)))
            note(hit);
    }

    [[nodiscard]] bool says(Said what) const { return said_.test(static_cast<std::size_t>(what)); }

    /// That nothing is left of what was asked about: said first, in few words, and taken back by none.
    [[nodiscard]] bool denies_clearly() const {
        return (says_at_first(Said::plainly_no) || says_at_first(Said::gone)) && !says(Said::same) &&
               !says(Said::hoped) && !says(Said::unsure) && level_ < kPossibleRisk;
    }

    /// In a first sentence of few words.
    [[nodiscard]] bool says_at_first(Said what) const {
        return end_of_first_sentence_ <= kLongestClearAnswer &&
               said_at_first_.test(static_cast<std::size_t>(what));
    }

    [[nodiscard]] int level() const { return level_; }

    [[nodiscard]] std::optional<std::string> barrier() const { return barrier_; }

    /// Says whether no came before yes: "no, not really, yes sometimes" begins with no, and so does "I have
    /// no plan", although "I have" is a yes.
    [[nodiscard]] bool begins_with_no() const { return first_no_ <= first_yes_; }

private:
    static std::size_t end_of_first_sentence(detector::Text const& text) {
        std::size_t end = 0;
        while (end < text.tokens.size() && (end == 0 || text.tokens[end].before != detector::Break::stop))
            ++end;
        return end;
    }

    void note(detector::Hit const& hit) {
        auto const what = static_cast<Said>(hit.meaning);
        if (what != Said::barrier && hit.level == kOnlyAtTheBeginning && hit.first > 0)
            return;
        said_.set(hit.meaning);
        if (hit.first < end_of_first_sentence_)
            said_at_first_.set(hit.meaning);
        if (what == Said::yes)
            first_yes_ = std::min(first_yes_, hit.first);
        if (what == Said::no)
            first_no_ = std::min(first_no_, hit.first);
        if (what == Said::barrier && (!barrier_ || barrier_ == kBarriers.back()))
            barrier_ = std::string{kBarriers[hit.level]};
    }

    static constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);
    int level_;
    std::size_t end_of_first_sentence_{0};
    std::bitset<kSaid> said_;
    std::bitset<kSaid> said_at_first_;
    std::size_t first_yes_{kNowhere};
    std::size_t first_no_{kNowhere};
    std::optional<std::string> barrier_;
};

Answer yes_no(AnswerText const& reply) {
    if (reply.says(Said::unsure))
        return Answer::unsure;
    if (reply.says(Said::no) && reply.begins_with_no())
        return Answer::no;
    if (reply.says(Said::yes))
        return Answer::yes;
    return reply.says(Said::no) ? Answer::no : Answer::none;
}

/// A level falls by this no: whatever is said beside it that is not one keeps it standing.
Answer thoughts(AnswerText const& reply) {
    if (reply.level() >= kActiveThoughts)
        return Answer::yes;
    if (reply.denies_clearly())
        return Answer::no;
    if (reply.says(Said::gone))
        return Answer::unsure;
    if (reply.says(Said::weaker))
        return Answer::unsure;
    if (reply.says(Said::same))
        return Answer::yes;
    auto const plain = yes_no(reply);
    return plain != Answer::no ? plain : reply.level() >= kPossibleRisk ? Answer::unsure : Answer::none;
}

Answer plan(AnswerText const& reply) {
    if (reply.level() >= kImminent || reply.says(Said::at_hand))
        return Answer::yes;
    return yes_no(reply);
}

Answer intent(AnswerText const& reply) {
    if (reply.level() >= kImminent)
        return Answer::yes;
    if (reply.says(Said::no) && reply.begins_with_no())
        return Answer::no;
    if (reply.says(Said::weaker) || reply.says(Said::unsure))
        return Answer::unsure;
    return reply.says(Said::strong) ? Answer::yes : yes_no(reply);
}

Answer means(AnswerText const& reply) {
    if (reply.level() >= kImminent)
        return Answer::yes;
    if (reply.says(Said::away))
        return Answer::no;
    return reply.says(Said::at_hand) ? Answer::yes : yes_no(reply);
}

Answer time(AnswerText const& reply) {
    if (reply.level() >= kImminent)
        return Answer::yes;
    if (reply.says(Said::some_day) || reply.says(Said::unsure))
        return Answer::unsure;
    if (reply.says(Said::at_once))
        return Answer::yes;
    if (reply.says(Said::no_time) || reply.says(Said::no))
        return Answer::no;
    return reply.says(Said::yes) ? Answer::yes : Answer::none;
}

Answer willingness(AnswerText const& reply) {
    if (reply.says(Said::unsure))
        return Answer::unsure;
    if (reply.says(Said::unwilling))
        return Answer::no;
    return reply.says(Said::willing) || reply.says(Said::reached) ? Answer::yes : Answer::none;
}

Answer answer_to(Question question, AnswerText const& reply) {
    switch (question) {
    case Question::suicidal_thoughts:
        return thoughts(reply);
    case Question::plan:
        return plan(reply);
    case Question::intent:
        return intent(reply);
    case Question::means:
        return means(reply);
    case Question::time:
        return time(reply);
    case Question::willingness:
        return willingness(reply);
    case Question::barrier:
        return yes_no(reply);
    }
    return Answer::none;
}

} // namespace

Heard hear(Question question, std::string_view message) {
    auto const reply = AnswerText{message};
    Heard heard{.answer = answer_to(question, reply), .barrier = std::nullopt};
    if (question == Question::barrier || question == Question::willingness)
        heard.barrier = reply.barrier();
    if (question == Question::barrier && heard.barrier)
        heard.answer = Answer::yes;
    return heard;
}

bool has_reached_somebody(std::string_view message) {
    auto const reply = AnswerText{message};
    return reply.says(Said::reached);
}

std::optional<Correction> hear_correction(std::string_view message) {
    auto const reply = AnswerText{message};
    if (reply.says_at_first(Said::unwanted_thought))
        return Correction::unwanted_thought;
    if (reply.says_at_first(Said::somebody_else))
        return Correction::somebody_else;
    if (reply.says_at_first(Said::figure_of_speech))
        return Correction::figure_of_speech;
    if (reply.says_at_first(Said::fiction))
        return Correction::fiction;
    return reply.says_at_first(Said::past) ? std::optional{Correction::past} : std::nullopt;
}

} // namespace evenkeel::safety
