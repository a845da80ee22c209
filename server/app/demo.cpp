#include "app/demo.hpp"

#include <array>
#include <cmath>
#include <fstream>
#include <numbers>

namespace evenkeel::app {
namespace {

constexpr char kAddress[] = "demo@evenkeel.example";
constexpr std::chrono::days kPremium{365};
constexpr std::chrono::hours kBetweenCheckIns{14};

/// Places on the ring, oldest first: a hard stretch that eased. Degrees.
constexpr std::array kHistory{255.0, 282.0, 214.0, 318.0, 196.0, 232.0, 148.0, 205.0, 52.0, 171.0, 96.0,
                              226.0, 84.0,  133.0, 71.0,  158.0, 203.0, 88.0,  112.0, 64.0, 141.0, 93.0};

std::string password_made_once(std::filesystem::path const& path, Secure& secure) {
    std::ifstream existing{path};
    std::string password;
    if (existing >> password)
        return password;
    password = secure.token().substr(0, 12);
    std::ofstream{path} << password << '\n';
    std::filesystem::permissions(path,
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    return password;
}

account::Member demo_member(std::string const& password, Outside const& outside) {
    auto const now = outside.clock.now();
    return {.id = MemberId{outside.secure.uuid()},
            .email_address = kAddress,
            .first_name = "Mara",
            .password_hash = outside.passwords.hash(password),
            .time_zone = "Etc/UTC",
            .language_code = "en",
            .is_admin = false,
            .premium_source = account::PremiumSource::access_code,
            .premium_until = now + kPremium,
            .created_at = now - std::chrono::days{14}};
}

void add_history(MemberId const& member, Rules const& rules, Instant now) {
    for (std::size_t i = 0; i < kHistory.size(); ++i) {
        auto const radians = kHistory[i] * std::numbers::pi / 180;
        auto const age = kBetweenCheckIns * static_cast<int>(kHistory.size() - i);
        (void)rules.record_check_in(member, {.event_id = EventId{"demo-" + std::to_string(i)},
                                             .arousal = -std::cos(radians),
                                             .comfort = std::sin(radians),
                                             .body_signs = {},
                                             .note = {},
                                             .checked_in_at = now - age});
    }
}

} // namespace

DemoSignIn prepare_demo(std::filesystem::path const& data, Stores& stores, Rules const& rules,
                        Outside const& outside) {
    DemoSignIn const sign_in{kAddress, password_made_once(data / "demo_password", outside.secure)};
    if (stores.members.find_by_address(kAddress))
        return sign_in;
    auto const member = demo_member(sign_in.password, outside);
    auto const opened = account::new_session(member.id, {}, outside.clock.now(), outside.secure);
    job::NewJob const welcome{.kind = account::kSendWelcomeMail,
                              .payload = member.id.value(),
                              .unique_key = std::string{account::kSendWelcomeMail} + ":" + member.id.value(),
                              .run_at = outside.clock.now()};
    if (stores.members.add(member, opened.session, welcome)) {
        (void)rules.personalize(member.id, {outside.content.goals.front().key,
                                            outside.content.life_aspects.front().key, "sympathetic", "play"});
        add_history(member.id, rules, outside.clock.now());
    }
    return sign_in;
}

} // namespace evenkeel::app
