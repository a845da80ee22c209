#pragma once

#include "core/program/onboarding.hpp"
#include "core/quiz/keep_result.hpp"

namespace evenkeel::quiz {

/// A result on its way into an account: by its key, or as the answers themselves.
struct Attachment {
    std::optional<QuizResultKey> key;
    std::optional<Draft> answers;
};

/// A member makes a result part of their account. It becomes the beginning of their first plan, unless they
/// answered the onboarding questions after the quiz: whatever was said last counts. A goal that they chose
/// themselves stays.
class AttachResult {
public:
    struct Needs {
        QuizResults& results;
        ReadResult const& read;
        KeepResult const& keep;
        program::Onboardings& onboardings;
        Clock const& clock;
    };

    explicit AttachResult(Needs const& needs) : needs_{needs} {}

    /// Refuses: neither key nor answers; a key that opens nothing while no answers came with it (not_found);
    /// a result of another account (conflict); whatever KeepResult refuses. Attaching one's own again changes
    /// nothing.
    Result<TakenQuiz> operator()(Quiz const& quiz, MemberId const& member,
                                 Attachment const& attachment) const;

private:
    [[nodiscard]] Result<QuizResult> attached(Quiz const& quiz, MemberId const& member,
                                              Attachment const& attachment) const;
    void begin_from(Quiz const& quiz, MemberId const& member, TakenQuiz const& taken) const;

    Needs needs_;
};

} // namespace evenkeel::quiz
