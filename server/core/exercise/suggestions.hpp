#pragma once

#include "core/base/local_day.hpp"
#include "core/exercise/score.hpp"

#include <optional>

namespace evenkeel::exercise {

/// What a member asked for last: where from, where to, and what they had at hand.
struct Asked {
    MemberId member_id;
    Wish wish;
    Day day; ///< The member's own.
    Instant at;
};

/// Where it is kept what each member asked for last.
class Suggestions {
public:
    virtual ~Suggestions() = default;

    /// Replaces the former one, unless that is later.
    virtual void keep(Asked const& asked) = 0;

    [[nodiscard]] virtual std::optional<Asked> find(MemberId const& member) const = 0;
};

} // namespace evenkeel::exercise
