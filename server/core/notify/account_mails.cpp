#include "core/notify/account_mails.hpp"

#include "core/account/sign_in/request_sign_up.hpp"
#include "core/notify/link_pages.hpp"
#include "core/notify/mail_phrases.hpp"
#include "core/notify/send_welcome_mail.hpp"

namespace evenkeel::notify {
namespace {

using account::LinkPurpose;

content::AccountMailTexts const& texts_for(content::ByLanguage const& contents,
                                           account::Member const& member) {
    return content::in_language(contents, member.language_code).account_mails;
}

} // namespace

Result<void> AccountMails::send(content::ByLanguage const& contents, Letter const& letter) const {
    auto const& mail_words = content::in_language(contents, letter.language_code).mail_words;
    std::map<std::string, std::string, std::less<>> const words{
        {"brand", brand_name(contents)},
        {"app_url", parts_.main_url + "/app/"},
        {"first_name", name_or_nobody(letter.first_name, mail_words)},
        {"link", letter.link},
        {"new_address", letter.new_address},
        {"code", letter.code}};
    return parts_.mailer.send({.event_id = letter.event_id,
                               .to = letter.to,
                               .subject = filled_in(letter.text.subject, words),
                               .text = filled_in(letter.text.body, words)});
}

std::string AccountMails::address_of(account::AccountLink const& link) const {
    return page_address(parts_.main_url, parts_.tokens, link.purpose, link.id);
}

std::optional<account::AccountLink> AccountMails::open_link(MemberId const& member,
                                                            LinkId const& link) const {
    auto found = account::open_link(parts_.links.find(member, link), parts_.clock.now(), {});
    return found ? std::optional{*std::move(found)} : std::nullopt;
}

Result<void> AccountMails::send_link(content::ByLanguage const& contents, LinkPurpose purpose,
                                     LinkId const& link_id, std::string const& email_address) const {
    auto const member = parts_.members.find_by_address(email_address);
    if (!member && purpose == LinkPurpose::sign_in && parts_.privacy == account::Privacy::mailbox_only)
        return send_sign_up(contents, link_id, email_address);
    if (!member)
        return {};
    auto const now = parts_.clock.now();
    auto const link =
        parts_.links.keep_once(parts_.tokens.made(purpose, link_id, member->id, email_address, now));
    if (!account::open_link(link, now, {}))
        return {}; // the mail was put off for so long that it would only disappoint
    auto const& texts = texts_for(contents, *member);
    return send(contents,
                {.event_id = "link-" + link_id.value(),
                 .to = email_address,
                 .text = purpose == LinkPurpose::sign_in ? texts.sign_in_link : texts.password_reset,
                 .language_code = member->language_code,
                 .first_name = member->first_name,
                 .link = address_of(link),
                 .new_address = {}});
}

Result<void> AccountMails::send_sign_up(content::ByLanguage const& contents, LinkId const& link_id,
                                        std::string const& email_address) const {
    auto const now = parts_.clock.now();
    // Somebody who asked to sign in without an account left nothing but their address.
    account::AccountDraft const nameless{.email_address = email_address,
                                         .first_name = {},
                                         .time_zone = {},
                                         .language_code = "en",
                                         .device = {}};
    auto const sign_up =
        parts_.sign_ups.keep_once(account::sign_up_of(parts_.tokens, link_id, nameless, now));
    if (!account::open_sign_up(sign_up, now, {}))
        return {};
    // The name is what whoever asked wrote there, and the mailbox may be somebody else's.
    return send(contents,
                {.event_id = "link-" + link_id.value(),
                 .to = email_address,
                 .text = content::in_language(contents, sign_up.language_code).account_mails.sign_up,
                 .language_code = sign_up.language_code,
                 .first_name = {},
                 .link = page_address(parts_.main_url, parts_.tokens, LinkPurpose::sign_in, link_id),
                 .new_address = {}});
}

Result<void> AccountMails::send_asked_about(content::ByLanguage const& contents, std::string const& event_id,
                                            std::string const& email_address) const {
    auto const member = parts_.members.find_by_address(email_address);
    if (!member)
        return {};
    return send(contents, {.event_id = "asked-about-" + event_id,
                           .to = member->email_address,
                           .text = texts_for(contents, *member).asked_about,
                           .language_code = member->language_code,
                           .first_name = member->first_name,
                           .link = {},
                           .new_address = {}});
}

Result<void> AccountMails::send_address_change(content::ByLanguage const& contents, MemberId const& member_id,
                                               LinkId const& link_id) const {
    auto const member = parts_.members.find(member_id);
    auto const link = open_link(member_id, link_id);
    if (!member || !link)
        return {};
    auto const& texts = texts_for(contents, *member);
    auto const taken = parts_.members.find_by_address(link->email_address).has_value();
    auto const sent = send(contents, {.event_id = "address-change-" + link_id.value(),
                                      .to = link->email_address,
                                      .text = taken ? texts.address_taken : texts.address_change,
                                      .language_code = member->language_code,
                                      .first_name = taken ? std::string{} : member->first_name,
                                      .link = taken ? std::string{} : address_of(*link),
                                      .new_address = link->email_address});
    (void)send(contents, {.event_id = "address-change-notice-" + link_id.value(),
                          .to = member->email_address,
                          .text = texts.address_change_notice,
                          .language_code = member->language_code,
                          .first_name = member->first_name,
                          .link = {},
                          .new_address = link->email_address});
    return sent;
}

Result<void> AccountMails::send_address_proven(content::ByLanguage const& contents, MemberId const& member_id,
                                               LinkId const& link_id) const {
    auto const member = parts_.members.find(member_id);
    if (!member)
        return {};
    // The name in the account may be what a stranger wrote there.
    return send(contents, {.event_id = "address-proven-" + link_id.value(),
                           .to = member->email_address,
                           .text = texts_for(contents, *member).address_proven,
                           .language_code = member->language_code,
                           .first_name = {},
                           .link = {},
                           .new_address = {}});
}

Result<void> AccountMails::send_proof_code(content::ByLanguage const& contents, MemberId const& member_id,
                                           LinkId const& code) const {
    auto const member = parts_.members.find(member_id);
    if (!member || !parts_.proofs.is_open(member_id, code, parts_.clock.now()))
        return {};
    return send(contents, {.event_id = "proof-code-" + code.value(),
                           .to = member->email_address,
                           .text = texts_for(contents, *member).proof_code,
                           .language_code = member->language_code,
                           .first_name = member->first_name,
                           .link = {},
                           .new_address = {},
                           .code = account::proof_digits(parts_.tokens, code)});
}

Result<void> AccountMails::send_erase_link(content::ByLanguage const& contents, MemberId const& member_id,
                                           LinkId const& link_id) const {
    auto const member = parts_.members.find(member_id);
    auto const link = open_link(member_id, link_id);
    if (!member || !link)
        return {};
    return send(contents, {.event_id = "erase-" + link_id.value(),
                           .to = link->email_address,
                           .text = texts_for(contents, *member).erase_request,
                           .language_code = member->language_code,
                           .first_name = member->first_name,
                           .link = address_of(*link),
                           .new_address = {}});
}

Result<void> AccountMails::send_erase_receipt(content::ByLanguage const& contents,
                                              std::string const& event_id,
                                              std::string const& email_address) const {
    parts_.mailer.forget(email_address, "erased-" + event_id);
    return send(contents, {.event_id = "erased-" + event_id,
                           .to = email_address,
                           .text = content::in_language(contents, "en").account_mails.erase_receipt,
                           .language_code = "en",
                           .first_name = {},
                           .link = {},
                           .new_address = {}});
}

} // namespace evenkeel::notify
