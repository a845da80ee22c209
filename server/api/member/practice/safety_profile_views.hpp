#pragma once

#include "core/exercise/safety.hpp"

#include <boost/describe.hpp>
#include <string>
#include <vector>

namespace evenkeel::api {

struct SafetyProfileView {
    /// Whether the member has answered the safety questions.
    bool known{false};
    /// The `code` of each question answered with yes. {each length 1..1}
    std::vector<std::string> codes;
    /// The exercises, off by default, that the member has switched on.
    std::vector<std::string> allowed_exercises;
};
BOOST_DESCRIBE_STRUCT(SafetyProfileView, (), (known, codes, allowed_exercises))

[[nodiscard]] inline SafetyProfileView view_of_profile(exercise::SafetyProfile const& profile) {
    SafetyProfileView view{.known = profile.known, .codes = {}, .allowed_exercises = {}};
    for (auto const code : profile.codes)
        view.codes.emplace_back(1, code);
    for (auto const& id : profile.allowed)
        view.allowed_exercises.push_back(id.value());
    return view;
}

} // namespace evenkeel::api
