#include "core/notify/send_welcome_mail.hpp"

#include "core/base/local_day.hpp"
#include "core/notify/mail_phrases.hpp"

namespace evenkeel::notify {

std::string filled_in(std::string_view text, std::map<std::string, std::string, std::less<>> const& words) {
    std::string filled;
    while (!text.empty()) {
        auto const open = text.find('{');
        auto const close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos)
            break;
        auto const word = words.find(text.substr(open + 1, close - open - 1));
        filled += text.substr(0, open);
        filled += word == words.end() ? text.substr(open, close - open + 1) : std::string_view{word->second};
        text.remove_prefix(close + 1);
    }
    return filled.append(text);
}

Result<void> SendWelcomeMail::operator()(MemberId const& member_id) const {
    auto const member = members_.find(member_id);
    if (!member)
        return {}; // erased since the job was queued
    auto const& mail_words = wording_.words.in(member->language_code);
    auto const& text = wording_.text.in(member->language_code);
    auto const last_day = local_day(member->created_at + account::kTrial, member->time_zone);
    std::map<std::string, std::string, std::less<>> const words{
        {"brand", wording_.brand},
        {"app_url", wording_.app_url},
        {"trial_end", day_in_words(last_day, mail_words.language_code)},
        {"first_name", name_or_nobody(member->first_name, mail_words)}};
    return mailer_.send({.event_id = "welcome-" + member_id.value(),
                         .to = member->email_address,
                         .subject = filled_in(text.subject, words),
                         .text = filled_in(text.body, words)});
}

} // namespace evenkeel::notify
