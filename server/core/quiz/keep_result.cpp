#include "core/quiz/keep_result.hpp"

namespace evenkeel::quiz {

std::optional<TakenQuiz> ReadResult::opened(std::optional<QuizResult> result) const {
    if (!result)
        return std::nullopt;
    auto const text = vault_.open(result->sealed_answers);
    auto answers = text ? answers_in(*text, result->event_id) : std::nullopt;
    if (!answers)
        return std::nullopt;
    return TakenQuiz{std::move(*result), std::move(*answers)};
}

std::optional<TakenQuiz> ReadResult::operator()(QuizResultKey const& key) const {
    return opened(results_.find(key));
}

std::vector<TakenQuiz> ReadResult::of(MemberId const& member, std::size_t limit) const {
    std::vector<TakenQuiz> all;
    for (auto& result : results_.list(member, limit))
        if (auto taken = opened(std::move(result)))
            all.push_back(std::move(*taken));
    return all;
}

Result<KeptQuiz> KeepResult::operator()(Quiz const& quiz, Draft const& draft) const {
    auto const answers = answers_of(draft, quiz);
    if (!answers)
        return std::unexpected(answers.error());
    QuizResultKey const key{needs_.secure.token()};
    auto const kept =
        needs_.results.add_once({.key = key,
                                 .event_id = draft.event_id,
                                 .sealed_answers = needs_.vault.seal(text_of(*answers, draft.event_id)),
                                 .taken_at = needs_.clock.now(),
                                 .member_id = {},
                                 .attached_at = {}});
    auto taken = needs_.read.opened(kept);
    if (!taken || taken->answers != *answers)
        return refuse(Fault::conflict, "event_uuid",
                      "Different answers were already sent with this event id.");
    return KeptQuiz{.taken = std::move(*taken), .is_new = kept.key == key};
}

} // namespace evenkeel::quiz
