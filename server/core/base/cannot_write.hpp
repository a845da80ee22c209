#pragma once

#include "core/base/unavailable.hpp"

namespace evenkeel {

/// Nothing can be kept now, because the disk is full or may only be read. What was kept before can be read
/// all the same, and members are told so.
class CannotWrite : public Unavailable {
public:
    using Unavailable::Unavailable;
};

} // namespace evenkeel
