#pragma once

#include "core/account/sign_in/account_links.hpp"
#include "core/account/sign_in/sign_ups.hpp"

namespace evenkeel::account {

/// Removes links whose end is so long ago that nobody asks about them.
class ForgetLinks {
public:
    ForgetLinks(AccountLinks& links, SignUps& sign_ups, Clock const& clock)
        : links_{links}, sign_ups_{sign_ups}, clock_{clock} {}

    /// Answers how many.
    std::size_t operator()() const {
        auto const before = clock_.now() - kLinkMemory;
        return links_.forget_ended(before) + sign_ups_.forget_ended(before);
    }

private:
    AccountLinks& links_;
    SignUps& sign_ups_;
    Clock const& clock_;
};

} // namespace evenkeel::account
