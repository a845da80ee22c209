#include "core/safety/detector/frames/frames.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace evenkeel::safety::detector {

namespace {

/// Two halves at most so many tokens apart are a sign.
struct Frame {
    Half one;
    Half other;
    std::size_t reach;
    Sign becomes;
    std::uint8_t level;
    bool is_in_order{false}; ///< "Thinking about the bridge", not "the bridge where I thought of him".
};

constexpr auto kFrames = std::to_array<Frame>({
    {Half::accepting, Half::not_being, 12, Sign::passive, 2},
    {Half::longing, Half::not_being, 8, Sign::passive, 2},
    {Half::easing, Half::not_being, 12, Sign::passive, 2},
    {Half::musing, Half::not_being, 6, Sign::passive, 2},
    {Half::averse, Half::life, 3, Sign::passive, 2, true},
    {Half::easing, Half::absence, 12, Sign::burden, 2},
    {Half::gain, Half::absence, 12, Sign::burden, 2},
    {Half::longing, Half::absence, 6, Sign::passive, 2},
    {Half::unmissed, Half::absence, 12, Sign::alone, 2},
    {Half::musing, Half::own_death, 8, Sign::thoughts, 2},
    {Half::longing, Half::own_death, 8, Sign::passive, 2},
    {Half::standing, Half::edge, 6, Sign::means, 1, true},
    {Half::handling, Half::deadly_thing, 8, Sign::means, 1},
    {Half::hoarding, Half::deadly_thing, 8, Sign::means, 2},
    {Half::papers, Half::done, 10, Sign::prepared, 1},
    {Half::papers, Half::afterwards, 12, Sign::prepared, 2},
    {Half::afterwards, Half::afterwards, 6, Sign::goodbye, 2},
    {Half::done, Half::afterwards, 10, Sign::prepared, 2},
    {Half::belongings, Half::handing_on, 6, Sign::leaving, 1},
    {Half::occasion, Half::doing_it, 20, Sign::plan, 2},
    {Half::occasion, Half::deadly_thing, 20, Sign::plan, 2},
    {Half::occasion, Half::edge, 20, Sign::plan, 1},
    {Half::asking, Half::killing, 12, Sign::means_question, 1},
});

/// A place or thing that kills is one of daily life. It is faintly a sign where the sentence says that it
/// returns, or that nobody knows; what it is beside despair, the conversation says.
constexpr auto kReturning = std::to_array<Frame>({
    {Half::musing, Half::deadly_place, 8, Sign::means, 1, true},
    {Half::musing, Half::edge, 8, Sign::means, 1, true},
    {Half::easing, Half::deadly_thing, 8, Sign::means, 1},
    {Half::easing, Half::edge, 8, Sign::means, 1},
    {Half::musing, Half::deadly_thing, 8, Sign::thoughts, 2, true},
});

/// Nobody holds their tablets most nights to take them.
constexpr auto kOfNights = std::to_array<Frame>({
    {Half::handling, Half::deadly_thing, 8, Sign::means, 2},
    {Half::standing, Half::edge, 6, Sign::thoughts, 2, true},
});

bool is_half(Hit const& hit) {
    return hit.meaning >= kSigns;
}

class Joiner {
public:
    Joiner(Text const& text, std::vector<Hit> const& hits)
        : text_{text}, hits_{hits}, sentence_of_(text.tokens.size()) {
        std::size_t sentence = 0;
        for (std::size_t i = 0; i < sentence_of_.size(); ++i) {
            sentence += text_.tokens[i].before == Break::stop ? 1 : 0;
            sentence_of_[i] = sentence;
        }
        returns_.resize(sentence + 1);
        is_of_nights_.resize(sentence + 1);
        for (auto const& hit : hits_)
            if (is(hit, Half::often) || is(hit, Half::secret))
                returns_[sentence_of_[hit.first]] = true;
            else if (is(hit, Half::nightly))
                is_of_nights_[sentence_of_[hit.first]] = true;
    }

    FoundSigns join() {
        for (std::size_t i = 0; i < hits_.size(); ++i)
            if (is_half(hits_[i])) {
                found_.halves.set(hits_[i].meaning - kSigns);
                join_with_later(i);
            } else {
                found_.hits.push_back(hits_[i]);
            }
        std::ranges::stable_sort(found_.hits, {}, &Hit::first);
        return std::move(found_);
    }

private:
    static bool is(Hit const& hit, Half half) { return hit.meaning == static_cast<std::uint8_t>(half); }

    /// Hits are in order, so that only those nearby are looked at.
    void join_with_later(std::size_t at) {
        static constexpr std::size_t kFarthest = 20;
        auto const& one = hits_[at];
        for (auto i = at + 1; i < hits_.size() && hits_[i].first <= one.end + kFarthest; ++i) {
            auto const& other = hits_[i];
            if (!is_half(other) || other.first < one.end ||
                sentence_of_[other.first] != sentence_of_[one.first])
                continue;
            try_each(kFrames, one, other);
            if (returns_[sentence_of_[one.first]])
                try_each(kReturning, one, other);
            if (is_of_nights_[sentence_of_[one.first]])
                try_each(kOfNights, one, other);
        }
    }

    void try_each(std::span<Frame const> frames, Hit const& one, Hit const& other) {
        for (auto const& frame : frames) {
            bool const fits = (is(one, frame.one) && is(other, frame.other)) ||
                              (!frame.is_in_order && is(one, frame.other) && is(other, frame.one));
            if (fits && other.first - one.end <= frame.reach)
                found_.hits.push_back(
                    {static_cast<std::uint8_t>(frame.becomes), frame.level, one.first, other.end});
        }
    }

    Text const& text_;
    std::vector<Hit> const& hits_;
    std::vector<std::size_t> sentence_of_;
    std::vector<bool> returns_;
    std::vector<bool> is_of_nights_;
    FoundSigns found_;
};

} // namespace

FoundSigns find_signs(Text const& text) {
    auto const hits = signs().find(text);
    return Joiner{text, hits}.join();
}

} // namespace evenkeel::safety::detector
