#include "app/commands/admin_member.hpp"
#include "app/commands/commands.hpp"
#include "core/account/sessions/device_words.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/base/local_day.hpp"
#include "outbound/system_clock.hpp"

#include <fmt/format.h>
#include <iostream>

namespace evenkeel::app {
namespace {

std::string or_unknown(std::string const& word) {
    return word.empty() ? "unknown" : word;
}

std::string day_of(Instant instant) {
    return day_text(local_day(instant, "Etc/UTC"));
}

} // namespace

int list_member_sessions(Config const& config, std::string const& email_address) {
    return with_member(config, email_address, [](MemberAtHand const& at_hand) {
        auto const sessions = at_hand.stores.sessions.list(at_hand.member.id, outbound::SystemClock{}.now());
        for (auto const& session : sessions) {
            auto const words = account::device_words(session.user_agent);
            std::cout << fmt::format("{}  {} on {}  signed in {}, last seen {}\n", session.id.value(),
                                     or_unknown(words.browser), or_unknown(words.system),
                                     day_of(session.created_at), day_of(session.last_seen_at));
        }
        std::cout << fmt::format("{} live\n", sessions.size());
        return 0;
    });
}

} // namespace evenkeel::app
