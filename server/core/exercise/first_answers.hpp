#pragma once

#include "core/base/id.hpp"
#include "core/state/ring.hpp"

#include <optional>

namespace evenkeel::exercise {

/// What a member said when they came: where they were, and where they would like to be.
struct FirstAnswers {
    state::StateName current_state{};
    state::StateName preferred_state{};
};

/// Where it is kept what members answered when they came.
class FirstAnswersReader {
public:
    virtual ~FirstAnswersReader() = default;

    [[nodiscard]] virtual std::optional<FirstAnswers> first_answers(MemberId const& member) const = 0;
};

} // namespace evenkeel::exercise
