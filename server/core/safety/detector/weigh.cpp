#include "core/safety/detector/weigh.hpp"

#include "core/base/holds.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>
#include <vector>

namespace evenkeel::safety::detector {

namespace {

/// Signs that are only together what one of them is not alone: one of these ...
constexpr auto kHeavy = std::to_array<Sign>({Sign::hopeless, Sign::burden, Sign::worn_out, Sign::passive,
                                             Sign::past_wish, Sign::prepared, Sign::leaving});

/// ... beside another, or beside one of these, which also go with ordinary sadness. The word suicide does
/// where nobody else is in danger.
constexpr auto kLight = std::to_array<Sign>({Sign::empty, Sign::alone, Sign::mention});

constexpr auto kPartings = std::to_array<Sign>({Sign::goodbye, Sign::leaving, Sign::prepared});
constexpr auto kPlan = std::to_array<Sign>({Sign::plan});
constexpr auto kMeans = std::to_array<Sign>({Sign::means});

/// Things got ready for something that is not named: two of them.
constexpr auto kReady = std::to_array<Sign>({Sign::plan, Sign::means, Sign::prepared, Sign::leaving});

class Scales {
public:
    Scales(HeardSigns const& heard, Topics const& topics) : signs_{heard.signs}, topics_{topics} {
        for (auto const& one : signs_)
            if (!one.is_denied)
                put_on(one);
    }

    [[nodiscard]] int level() const {
        if (is_imminent())
            return kImminent;
        auto level = strongest();
        if (are_faint_signs_risk() || has_pair(kReady, kReady) || fears_to_be_found_out())
            level = std::max(level, kPossibleRisk);
        if (has_pair(kPlan, kMeans))
            level = std::max(level, kActiveThoughts);
        if (is_commanded())
            level = std::max(level, kActiveThoughts);
        if (has(Sign::means_question) && is_unwell())
            level = std::max(level, kActiveThoughts);
        if (has(Sign::obsessive) && !wants())
            level = std::min(level, kPossibleRisk);
        return level;
    }

    [[nodiscard]] Urgency urgency() const {
        if (has(Sign::in_progress) || has(Sign::overdose))
            return Urgency::in_progress;
        bool const leaves = has(Sign::goodbye) || has(Sign::leaving) || has(Sign::prepared);
        return leaves && level() == kImminent ? Urgency::goodbye : Urgency::none;
    }

    [[nodiscard]] Flags flags() const {
        Flags flags;
        for (auto const& one : signs_)
            if (auto const flag = flag_of(one.sign); flag && !one.is_denied && !is_of_a_voice(one))
                flags.add(*flag);
        if (is_hard_with_a_child())
            flags.add(Flag::pregnancy);
        return flags;
    }

private:
    /// "The voices tell me to" is nobody who abuses.
    [[nodiscard]] bool is_of_a_voice(Meant const& one) const {
        return one.sign == Sign::told_to && hears_voices();
    }

    [[nodiscard]] bool hears_voices() const { return has(Sign::psychosis) || topics_.voices; }

    /// A voice that nobody else hears says what to do to oneself.
    [[nodiscard]] bool is_commanded() const {
        return hears_voices() && (has(Sign::commanded) || has(Sign::told_to));
    }

    /// Of one's family, for something one is disgusted with oneself.
    [[nodiscard]] bool fears_to_be_found_out() const {
        return has(Sign::outing) && has(Sign::self_rejection);
    }

    /// Expecting a child, or a newborn, is no reason to be warned. A hard time with it is.
    [[nodiscard]] bool is_hard_with_a_child() const {
        if (!has(Sign::pregnancy) || level() >= kPossibleRisk || strongest_of(Sign::pregnancy) > 0)
            return has(Sign::pregnancy);
        std::vector<std::size_t> hard;
        for (auto const& one : signs_)
            if (one.level > 0)
                hard.push_back(one.sentence);
        return std::ranges::any_of(signs_, [&](Meant const& one) {
            return one.sign == Sign::pregnancy && std::ranges::binary_search(hard, one.sentence);
        });
    }

    void put_on(Meant const& one) {
        auto const index = static_cast<std::size_t>(one.sign);
        ++count_[index];
        level_[index] = std::max(level_[index], one.level);
    }

    [[nodiscard]] bool has(Sign sign) const { return count_[static_cast<std::size_t>(sign)] > 0; }

    [[nodiscard]] int strongest_of(Sign sign) const { return level_[static_cast<std::size_t>(sign)]; }

    [[nodiscard]] bool has_at(int level, std::initializer_list<Sign> any) const {
        return std::ranges::any_of(any, [&](Sign sign) { return strongest_of(sign) >= level; });
    }

    /// Also of what was denied, which is at most distress.
    [[nodiscard]] int strongest() const {
        int level = 0;
        for (auto const& one : signs_)
            level = std::max(level, one.level);
        return level;
    }

    [[nodiscard]] bool wants() const {
        return has_at(kActiveThoughts, {Sign::wish, Sign::death_wish, Sign::overdose, Sign::in_progress}) ||
               has_at(kPossibleRisk, {Sign::plan, Sign::prepared});
    }

    [[nodiscard]] bool is_active() const {
        return has_at(kActiveThoughts, {Sign::wish, Sign::death_wish, Sign::thoughts});
    }

    /// Something of the member's own that is risk without a plan.
    [[nodiscard]] bool is_at_risk() const {
        return is_active() ||
               has_at(kPossibleRisk, {Sign::passive, Sign::hopeless, Sign::burden, Sign::worn_out, Sign::wish,
                                      Sign::death_wish, Sign::thoughts, Sign::grief_wish, Sign::attempt}) ||
               are_faint_signs_risk();
    }

    [[nodiscard]] bool is_unwell() const {
        return is_at_risk() || has(Sign::loss) || has_faint(kHeavy) || has_faint(kLight) ||
               has(Sign::distress);
    }

    [[nodiscard]] bool is_imminent() const {
        if (has_at(kImminent, {Sign::in_progress, Sign::overdose, Sign::goodbye, Sign::plan, Sign::wish,
                               Sign::prepared, Sign::means, Sign::psychosis}))
            return true;
        if (is_at_risk() && (is_beside_risk(Sign::means, 0) || is_beside_risk(Sign::prepared, 0) ||
                             is_beside_risk(Sign::plan, kPossibleRisk)))
            return true;
        if (strongest_of(Sign::plan) >= kPossibleRisk && has_pair(kPlan, kMeans))
            return true;
        if (is_active() && has(Sign::plan))
            return true;
        if (kinds_made_ready() >= 3)
            return true;
        // "End it" may be said of anything; not beside what it can be done with.
        if (has(Sign::ending) && has(Sign::means))
            return true;
        return is_farewell() || is_wish_with_a_time();
    }

    /// Two signs are two only in words of their own.
    [[nodiscard]] bool is_beside_risk(Sign sign, int level) const {
        auto const is_risk = [](Meant const& one) {
            return !one.is_denied && one.level > 0 &&
                   (one.sign <= Sign::attempt || one.sign == Sign::hopeless || one.sign == Sign::burden ||
                    one.sign == Sign::worn_out || one.sign == Sign::grief_wish);
        };
        return std::ranges::any_of(signs_, [&](Meant const& one) {
            return one.sign == sign && one.level >= level && !one.is_denied &&
                   std::ranges::any_of(signs_, [&](Meant const& risk) {
                       return is_risk(risk) && (risk.end <= one.first || one.end <= risk.first);
                   });
        });
    }

    /// One thing said at parting may be said before a journey; two of them, or one beside a risk, are not.
    [[nodiscard]] bool is_farewell() const {
        bool const is_plain = has_at(kPossibleRisk, {Sign::goodbye, Sign::leaving, Sign::prepared});
        auto const partings = sentences_of_parting();
        bool const says_goodbye = strongest_of(Sign::goodbye) >= 1;
        if (says_goodbye && (has(Sign::apology) || has(Sign::prepared)))
            return true;
        bool const is_beside = is_beside_risk(Sign::goodbye, 1) || is_beside_risk(Sign::leaving, 1) ||
                               is_beside_risk(Sign::prepared, 1);
        if (is_plain && (partings >= 2 || (is_at_risk() && is_beside)))
            return true;
        return (is_active() && partings >= 1) || (is_at_risk() && partings >= 2);
    }

    [[nodiscard]] std::size_t sentences_of_parting() const {
        std::vector<std::size_t> sentences;
        for (auto const& one : signs_)
            if (holds(kPartings, one.sign))
                sentences.push_back(one.sentence);
        auto const rest = std::ranges::unique(sentences);
        return std::max<std::size_t>(sentences.size() - rest.size(), has_pair(kPartings, kPartings) ? 2 : 0);
    }

    [[nodiscard]] bool is_wish_with_a_time() const {
        auto const timed = sentences_with_a_time();
        return std::ranges::any_of(signs_, [&](Meant const& wish) {
            return wish.sign == Sign::wish && wish.level >= kActiveThoughts &&
                   std::ranges::binary_search(timed, wish.sentence);
        });
    }

    [[nodiscard]] std::vector<std::size_t> sentences_with_a_time() const {
        std::vector<std::size_t> sentences;
        for (auto const& one : signs_)
            if (one.sign == Sign::time)
                sentences.push_back(one.sentence);
        return sentences;
    }

    [[nodiscard]] bool is_faint(Meant const& one, std::span<Sign const> kinds) const {
        bool const is_of_others =
            one.sign == Sign::mention && (has(Sign::third_party) || topics_.somebody_else);
        return one.level > 0 && !one.is_denied && !is_of_others && holds(kinds, one.sign);
    }

    [[nodiscard]] bool has_faint(std::span<Sign const> kinds) const {
        return std::ranges::any_of(signs_, [&](Meant const& one) { return is_faint(one, kinds); });
    }

    /// Two kinds, each told in words of its own.
    [[nodiscard]] bool has_pair(std::span<Sign const> first_kinds, std::span<Sign const> other_kinds) const {
        return std::ranges::any_of(signs_, [&](Meant const& first) {
            return is_faint(first, first_kinds) && std::ranges::any_of(signs_, [&](Meant const& other) {
                       bool const is_apart = other.end <= first.first || first.end <= other.first;
                       return is_apart && other.sign != first.sign && is_faint(other, other_kinds);
                   });
        });
    }

    /// "I'll do it on Thursday, I have all I need, the letter is in the drawer."
    [[nodiscard]] long kinds_made_ready() const {
        return std::ranges::count_if(kReady, [&](Sign sign) { return strongest_of(sign) > 0; });
    }

    [[nodiscard]] bool are_faint_signs_risk() const {
        return has_pair(kHeavy, kHeavy) || has_pair(kHeavy, kLight);
    }

    std::vector<Meant> const& signs_;
    Topics const& topics_;
    std::array<int, kSigns> count_{};
    std::array<int, kSigns> level_{};
};

} // namespace

std::optional<Flag> flag_of(Sign sign) {
    struct Sets {
        Sign sign;
        Flag flag;
    };

    static constexpr auto kFlagOf = std::to_array<Sets>({{Sign::third_party, Flag::third_party},
                                                         {Sign::self_injury, Flag::self_injury},
                                                         {Sign::abuse, Flag::abuse},
                                                         {Sign::told_to, Flag::abuse},
                                                         {Sign::psychosis, Flag::psychosis},
                                                         {Sign::eating_disorder, Flag::eating_disorder},
                                                         {Sign::medical, Flag::medical_emergency},
                                                         {Sign::overdose, Flag::medical_emergency},
                                                         {Sign::minor, Flag::minor},
                                                         {Sign::intoxication, Flag::intoxication},
                                                         {Sign::obsessive, Flag::obsessive_thoughts},
                                                         {Sign::grief_wish, Flag::grief}});
    auto const* found = std::ranges::find(kFlagOf, sign, &Sets::sign);
    return found == kFlagOf.end() ? std::nullopt : std::optional{found->flag};
}

Finding weigh(HeardSigns const& heard, Topics const& topics) {
    auto const scales = Scales{heard, topics};
    Finding finding{};
    finding.level = scales.level();
    finding.flags = scales.flags();
    finding.urgency = finding.level == kImminent ? scales.urgency() : Urgency::none;
    finding.is_retraction =
        std::ranges::any_of(heard.signs, [](Meant const& one) { return one.sign == Sign::retraction; });
    return finding;
}

} // namespace evenkeel::safety::detector
