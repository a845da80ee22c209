#pragma once

#include "core/base/unavailable.hpp"
#include "core/notify/mailer.hpp"

#include <algorithm>
#include <vector>

namespace evenkeel::testing {

/// Keeps what would have been sent, each event once.
class FakeMailer final : public notify::Mailer {
public:
    Result<void> send(notify::Mail const& mail) override {
        if (is_down_)
            throw Unavailable{"the mail server is down"};
        if (mail.to == refused_)
            return refuse(Fault::invalid_input, "Nobody has this address.");
        if (std::ranges::find(sent_, mail.event_id, &notify::Mail::event_id) == sent_.end())
            sent_.push_back(mail);
        return {};
    }

    void forget(std::string const& email_address, std::string const& but_event_id) override {
        std::erase_if(sent_, [&](notify::Mail const& mail) {
            return mail.to == email_address && mail.event_id != but_event_id;
        });
    }

    std::size_t forget_older(Instant /*before*/) override { return 0; }

    [[nodiscard]] std::vector<notify::Mail> const& sent() const { return sent_; }

    void set_down(bool is_down) { is_down_ = is_down; }

    void refuse_address(std::string address) { refused_ = std::move(address); }

private:
    std::vector<notify::Mail> sent_;
    std::string refused_;
    bool is_down_{false};
};

} // namespace evenkeel::testing
