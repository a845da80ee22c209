#pragma once

#include "core/base/one_moment.hpp"

namespace evenkeel::testing {

/// The fakes stand still while a test reads.
class FakeOneMoment final : public OneMoment {
public:
    void during(std::function<void()> const& reads) const override {
        ++count;
        reads();
    }

    mutable int count{0};
};

} // namespace evenkeel::testing
