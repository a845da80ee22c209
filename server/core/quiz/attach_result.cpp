#include "core/quiz/attach_result.hpp"

namespace evenkeel::quiz {

Result<QuizResult> AttachResult::attached(Quiz const& quiz, MemberId const& member,
                                          Attachment const& attachment) const {
    std::optional<QuizResult> result;
    if (attachment.key)
        result = needs_.results.attach(*attachment.key, member, needs_.clock.now());
    if (!result && attachment.answers) {
        auto const kept = needs_.keep(quiz, *attachment.answers);
        if (!kept)
            return std::unexpected(kept.error());
        result = needs_.results.attach(kept->taken.result.key, member, needs_.clock.now());
    }
    if (!result)
        return refuse(Fault::not_found, "quiz_result_key",
                      "This result does not exist, or no longer exists.");
    return std::move(*result);
}

void AttachResult::begin_from(Quiz const& quiz, MemberId const& member, TakenQuiz const& taken) const {
    auto const present = needs_.onboardings.find(member);
    if (present && present->answered_at >= taken.result.taken_at)
        return;
    auto const outcome = outcome_of(quiz, taken.answers);
    needs_.onboardings.keep({.member_id = member,
                             .goal = present ? present->goal : outcome.words->goal,
                             .life_aspect = outcome.focus,
                             .current_state = outcome.start.state,
                             .preferred_state = outcome.preferred,
                             .answered_at = needs_.clock.now()});
}

Result<TakenQuiz> AttachResult::operator()(Quiz const& quiz, MemberId const& member,
                                           Attachment const& attachment) const {
    if (!attachment.key && !attachment.answers)
        return refuse(Fault::invalid_input, "quiz_result_key", "Send the key of a result, or its answers.");
    auto result = attached(quiz, member, attachment);
    if (!result)
        return std::unexpected(result.error());
    if (result->member_id != member)
        return refuse(Fault::conflict, "quiz_result_key", "This result already belongs to another account.");
    auto taken = needs_.read.opened(std::move(*result));
    if (!taken)
        return refuse(Fault::not_found, "quiz_result_key",
                      "This result does not exist, or no longer exists.");
    begin_from(quiz, member, *taken);
    return std::move(*taken);
}

} // namespace evenkeel::quiz
