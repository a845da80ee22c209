#include "core/notify/send_receipt_mail.hpp"

#include "core/base/access_code.hpp"
#include "core/base/local_day.hpp"
#include "core/notify/mail_phrases.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

namespace evenkeel::notify {
namespace {

using payment::Item;
using payment::Order;

Sentence name_of(Item item) {
    switch (item) {
    case Item::certification:
        return Sentence{"The certification"};
    case Item::book:
        return Sentence{"The book"};
    case Item::book_bundle:
        return Sentence{"The book, with months of membership"};
    }
    return {};
}

std::string day_of(Instant moment, content::Content const& content) {
    return day_in_words(local_day(moment, "Etc/UTC"), content.mail_words.language_code);
}

} // namespace

std::string money_text(std::int64_t minor, std::string_view currency) {
    auto const amount = fmt::format("{}.{:02}", minor / 100, minor % 100);
    return currency == "USD" ? "$" + amount : fmt::format("{} {}", amount, currency);
}

std::string SendReceiptMail::body(content::Content const& content, Order const& order) const {
    auto const say = [&](Sentence const& sentence) { return content.sentences.say(sentence); };
    auto const money = [&](std::int64_t minor) { return money_text(minor, order.currency); };
    std::vector<std::string> lines{
        say(Sentence{"Hello {name},",
                     {{"name", name_or_nobody(order.buyer.first_name, content.mail_words)}}}),
        "", say("Thank you. Your payment has arrived."), ""};
    if (parts_.is_sandbox)
        lines.insert(lines.end(), {say("This is a test: no money has moved."), ""});
    lines.push_back(fmt::format("{}: {}", say(name_of(order.item)), money(order.price)));
    if (order.amount_off > 0)
        lines.push_back(
            say(Sentence{"Code {code}: {amount} off",
                         {{"code", spelled_out(order.unique_code)}, {"amount", money(order.amount_off)}}}));
    lines.push_back(say(Sentence{"Paid on {day} by {card}: {amount}",
                                 {{"day", day_of(*order.paid_at, content)},
                                  {"card", order.buyer.card},
                                  {"amount", money(payment::total_of(order))}}}));
    lines.push_back(say(Sentence{"Receipt number: {number}", {{"number", payment::receipt_text(order)}}}));
    if (order.downloads_until) {
        auto const key = parts_.keys.key_of(order.id);
        lines.insert(
            lines.end(),
            {"", say(Sentence{"Your book, until {day}:", {{"day", day_of(*order.downloads_until, content)}}}),
             fmt::format("{}/book_files/{}/book.pdf", parts_.main_url, key),
             fmt::format("{}/book_files/{}/book.epub", parts_.main_url, key)});
    }
    if (auto const invite = order.invite_id.empty() ? std::nullopt : parts_.invites.find(order.invite_id))
        lines.insert(
            lines.end(),
            {"",
             say(Sentence{"Your code for {months} of membership. Redeem it in the app, or pass it on:",
                          {{"months", months_in_words(invite->months, content.mail_words)}}}),
             spelled_out(invite->code)});
    return fmt::format("{}\n", fmt::join(lines, "\n"));
}

Result<void> SendReceiptMail::operator()(content::ByLanguage const& contents, OrderId const& id) const {
    auto const order = parts_.orders.find(id);
    if (!order || !order->paid_at || order->buyer.email_address.empty())
        return {};
    auto const& content = content::in_language(contents, order->language_code);
    auto const brand = brand_name(contents);
    return parts_.mailer.send(
        {.event_id = "receipt-" + id.value(),
         .to = order->buyer.email_address,
         .subject = content.sentences.say(Sentence{"Your receipt from {brand}", {{"brand", brand}}}),
         .text = fmt::format("{}\n{}\n{}\n", body(content, *order), brand,
                             in_language(contents, "en").brand.support_email)});
}

} // namespace evenkeel::notify
