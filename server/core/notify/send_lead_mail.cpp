#include "core/notify/send_lead_mail.hpp"

#include "core/base/access_code.hpp"
#include "core/base/local_day.hpp"
#include "core/notify/mail_phrases.hpp"
#include "core/notify/send_welcome_mail.hpp"

#include <fmt/format.h>

namespace evenkeel::notify {
namespace {

using lead::LeadKind;

content::MailText const& text_for(LeadKind kind, content::LeadMailTexts const& mails) {
    switch (kind) {
    case LeadKind::certification:
        return mails.certification_offer;
    case LeadKind::live_training:
        return mails.live_training;
    case LeadKind::certification_opening:
    case LeadKind::book_opening:
        return mails.opening;
    }
    return mails.opening;
}

std::string page_of(LeadKind kind) {
    switch (kind) {
    case LeadKind::certification:
    case LeadKind::certification_opening:
        return "/certification";
    case LeadKind::live_training:
        return "/register";
    case LeadKind::book_opening:
        return "/book";
    }
    return "/";
}

std::string in_dollars(std::int64_t cents) {
    return cents % 100 == 0 ? fmt::format("${}", cents / 100)
                            : fmt::format("${}.{:02}", cents / 100, cents % 100);
}

} // namespace

Result<void> SendLeadMail::operator()(content::ByLanguage const& contents, LeadId const& id) const {
    auto const lead = parts_.leads.find(id);
    if (!lead)
        return {};
    auto const& content = content::in_language(contents, lead->language_code);
    auto const code = has_code(lead->kind) ? spelled_out(lead->unique_code) : std::string{};
    auto const query = code.empty() ? std::string{} : "?c=" + code;
    auto const& text = text_for(lead->kind, content.lead_mails);
    std::map<std::string, std::string, std::less<>> const words{
        {"brand", brand_name(contents)},
        {"first_name", name_or_nobody(lead->first_name, content.mail_words)},
        {"code", code},
        {"amount", in_dollars(lead->amount_off_usd_cents)},
        {"expires", day_in_words(local_day(lead->expires_at, "Etc/UTC"), content.mail_words.language_code)},
        {"support_email", in_language(contents, "en").brand.support_email},
        {"book_url", parts_.main_url + "/book_download/" + id.value()},
        {"training_url", parts_.main_url + "/training" + query},
        {"url", parts_.main_url + page_of(lead->kind) + query}};
    return parts_.mailer.send({.event_id = "lead-" + id.value(),
                               .to = lead->email_address,
                               .subject = filled_in(text.subject, words),
                               .text = filled_in(text.body, words)});
}

} // namespace evenkeel::notify
