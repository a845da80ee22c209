#pragma once

#include <functional>
#include <initializer_list>

namespace evenkeel {

/// Reads that belong together see one moment of what is kept, whatever is written meanwhile. Without it a
/// fact and what it was made of can contradict each other. Nothing may be written inside.
class OneMoment {
public:
    virtual ~OneMoment() = default;

    /// Calls the function once or, when the database asks for it, again from its beginning.
    virtual void during(std::function<void()> const& reads) const = 0;

    /// Inside `during`: reads that do not need each other's answers, which a database on the other end of a
    /// wire answers in one round trip. Each is called once or, until its answers have come, again from its
    /// beginning.
    virtual void side_by_side(std::initializer_list<std::function<void()>> reads) const {
        for (auto const& read : reads)
            read();
    }
};

} // namespace evenkeel
