#pragma once

#include "core/base/secure.hpp"
#include "core/base/vault.hpp"
#include "core/quiz/quiz_results.hpp"
#include "core/quiz/score.hpp"

namespace evenkeel::quiz {

/// A result with its answers opened.
struct TakenQuiz {
    QuizResult result;
    Answers answers;
};

/// Reads results. One whose answers were sealed with a key that is lost is treated as not there.
class ReadResult {
public:
    ReadResult(QuizResults const& results, Vault const& vault) : results_{results}, vault_{vault} {}

    [[nodiscard]] std::optional<TakenQuiz> operator()(QuizResultKey const& key) const;

    /// The member's own, newest first.
    [[nodiscard]] std::vector<TakenQuiz> of(MemberId const& member, std::size_t limit) const;

    [[nodiscard]] std::optional<TakenQuiz> opened(std::optional<QuizResult> result) const;

private:
    QuizResults const& results_;
    Vault const& vault_;
};

struct KeptQuiz {
    TakenQuiz taken;
    bool is_new{true}; ///< False: the same answers were sent with this event id before.
};

/// Somebody sends their answers.
class KeepResult {
public:
    struct Needs {
        QuizResults& results;
        ReadResult const& read;
        Vault& vault;
        Clock const& clock;
        Secure& secure;
    };

    explicit KeepResult(Needs const& needs) : needs_{needs} {}

    /// The same event with the same answers is the same result. With other answers it is refused (conflict),
    /// so that nobody gets at a result who does not know all that is in it.
    Result<KeptQuiz> operator()(Quiz const& quiz, Draft const& draft) const;

private:
    Needs needs_;
};

/// Forgets results that nobody wanted to keep.
class SweepResults {
public:
    SweepResults(QuizResults& results, Clock const& clock) : results_{results}, clock_{clock} {}

    /// Answers how many.
    std::size_t operator()() const { return results_.forget_unattached(clock_.now() - kUnattachedLife); }

private:
    QuizResults& results_;
    Clock const& clock_;
};

} // namespace evenkeel::quiz
