#pragma once

#include "core/account/sign_in/account_links.hpp"

namespace evenkeel::account {

/// Removes links whose end is so long ago that nobody asks about them.
class ForgetLinks {
public:
    ForgetLinks(AccountLinks& links, Clock const& clock) : links_{links}, clock_{clock} {}

    /// Answers how many.
    std::size_t operator()() const { return links_.forget_ended(clock_.now() - kLinkMemory); }

private:
    AccountLinks& links_;
    Clock const& clock_;
};

} // namespace evenkeel::account
