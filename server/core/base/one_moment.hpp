#pragma once

#include <functional>

namespace evenkeel {

/// Reads that belong together see one moment of what is kept, whatever is written meanwhile. Without it a
/// fact and what it was made of can contradict each other. Nothing may be written inside.
class OneMoment {
public:
    virtual ~OneMoment() = default;

    /// Calls the function once or, when the database asks for it, again from its beginning.
    virtual void during(std::function<void()> const& reads) const = 0;
};

} // namespace evenkeel
