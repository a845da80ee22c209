#include "outbound/outbox_mailer.hpp"

#include "core/base/unavailable.hpp"

#include <algorithm>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fstream>

namespace evenkeel::outbound {
namespace {

bool is_file_name(std::string const& text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    });
}

/// A header ends with its line: nothing a person typed may begin another one.
std::string one_line(std::string text) {
    std::ranges::replace_if(text, [](char c) { return c == '\r' || c == '\n'; }, ' ');
    return text;
}

std::string as_message(notify::Mail const& mail, std::string const& sender, Instant now) {
    return fmt::format("From: {}\r\nTo: {}\r\nSubject: {}\r\nDate: {:%a, %d %b %Y %H:%M:%S} +0000\r\n"
                       "Message-ID: <{}@evenkeel>\r\nMIME-Version: 1.0\r\n"
                       "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n{}",
                       one_line(sender), one_line(mail.to), one_line(mail.subject),
                       fmt::gmtime(std::chrono::system_clock::to_time_t(now)), mail.event_id, mail.text);
}

} // namespace

OutboxMailer::OutboxMailer(std::filesystem::path folder, std::string sender, Clock const& clock)
    : folder_{std::move(folder)}, sender_{std::move(sender)}, clock_{clock} {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    if (error)
        throw Unavailable{fmt::format("the outbox {} cannot be made: {}", folder_.string(), error.message())};
}

Result<void> OutboxMailer::send(notify::Mail const& mail) {
    if (!is_file_name(mail.event_id))
        return refuse(Fault::invalid_input, "event_id", "A mail's event id is letters, digits, - and _.");
    auto const path = folder_ / (mail.event_id + ".eml");
    if (std::filesystem::exists(path))
        return {};
    auto const unfinished = folder_ / (mail.event_id + ".part");
    std::ofstream file{unfinished, std::ios::binary | std::ios::trunc};
    file << as_message(mail, sender_, clock_.now());
    file.close();
    if (!file)
        throw Unavailable{fmt::format("the outbox {} cannot be written", folder_.string())};
    std::filesystem::rename(unfinished, path);
    return {};
}

} // namespace evenkeel::outbound
