#include "core/notify/send_welcome_mail.hpp"

#include "core/base/local_day.hpp"
#include "core/notify/link_pages.hpp"
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

std::string SendWelcomeMail::confirming_page(account::Member const& member) const {
    // The same link when the job runs twice: its mail is sent once.
    LinkId const id{"welcome-" + member.id.value()};
    auto const link = parts_.links.keep_once(parts_.tokens.made(
        account::LinkPurpose::address_change, id, member.id, member.email_address, parts_.clock.now()));
    return page_address(parts_.main_url, parts_.tokens, link.purpose, link.id);
}

Result<void> SendWelcomeMail::operator()(content::ByLanguage const& contents,
                                         MemberId const& member_id) const {
    auto const member = parts_.members.find(member_id);
    if (!member)
        return {}; // erased since the job was queued
    auto const& content = content::in_language(contents, member->language_code);
    auto const last_day = local_day(member->created_at + account::kTrial, member->time_zone);
    std::map<std::string, std::string, std::less<>> const words{
        {"brand", brand_name(contents)},
        {"app_url", parts_.main_url + "/app/"},
        {"link", confirming_page(*member)},
        {"trial_end", day_in_words(last_day, content.mail_words.language_code)},
        {"first_name", name_or_nobody(member->first_name, content.mail_words)}};
    return parts_.mailer.send({.event_id = "welcome-" + member_id.value(),
                               .to = member->email_address,
                               .subject = filled_in(content.welcome_mail.subject, words),
                               .text = filled_in(content.welcome_mail.body, words)});
}

} // namespace evenkeel::notify
