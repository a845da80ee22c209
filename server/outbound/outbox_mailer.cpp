#include "outbound/outbox_mailer.hpp"

#include "core/base/unavailable.hpp"

#include <algorithm>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fstream>

#include <fcntl.h>
#include <unistd.h>

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

/// Mode 600 from its first byte on, and on the disk when this returns true.
bool write_through(std::filesystem::path const& path, std::string const& text) {
    constexpr mode_t kOwnerOnly = 0600;
    auto const file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, kOwnerOnly);
    if (file < 0)
        return false;
    auto const written = ::write(file, text.data(), text.size());
    auto const kept = written == static_cast<ssize_t>(text.size()) && ::fsync(file) == 0;
    return ::close(file) == 0 && kept;
}

std::string addressee_of(std::filesystem::path const& path) {
    constexpr std::string_view kTo = "To: ";
    std::ifstream file{path, std::ios::binary};
    for (std::string line; std::getline(file, line) && line != "\r";)
        if (line.starts_with(kTo))
            return line.substr(kTo.size(), line.size() - kTo.size() - (line.ends_with('\r') ? 1 : 0));
    return {};
}

} // namespace

OutboxMailer::OutboxMailer(std::filesystem::path folder, std::string sender, Clock const& clock)
    : folder_{std::move(folder)}, sender_{std::move(sender)}, clock_{clock} {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    if (error)
        throw Unavailable{fmt::format("the outbox {} cannot be made: {}", folder_.string(), error.message())};
    std::filesystem::permissions(folder_, std::filesystem::perms::owner_all, error);
}

Result<void> OutboxMailer::send(notify::Mail const& mail) {
    if (!is_file_name(mail.event_id))
        return refuse(Fault::invalid_input, "event_id", "A mail's event id is letters, digits, - and _.");
    auto const path = folder_ / (mail.event_id + ".eml");
    if (std::filesystem::exists(path))
        return {};
    auto const unfinished = folder_ / (mail.event_id + ".part");
    if (!write_through(unfinished, as_message(mail, sender_, clock_.now())))
        throw Unavailable{fmt::format("the outbox {} cannot be written", folder_.string())};
    // Mails go by our clock: by the machine's, which may have leaped, a new one could be an old one.
    std::error_code ignored;
    std::filesystem::last_write_time(unfinished,
                                     std::chrono::time_point_cast<std::filesystem::file_time_type::duration>(
                                         std::chrono::file_clock::from_sys(clock_.now())),
                                     ignored);
    std::filesystem::rename(unfinished, path);
    return {};
}

std::vector<std::filesystem::path> OutboxMailer::mails() const {
    std::vector<std::filesystem::path> found;
    for (auto const& entry : std::filesystem::directory_iterator{folder_})
        if (entry.path().extension() == ".eml")
            found.push_back(entry.path());
    return found;
}

void OutboxMailer::forget(std::string const& email_address, std::string const& but_event_id) {
    for (auto const& path : mails())
        if (path.stem() != but_event_id && addressee_of(path) == one_line(email_address))
            std::filesystem::remove(path);
}

std::size_t OutboxMailer::forget_older(Instant before) {
    std::size_t removed = 0;
    for (auto const& path : mails()) {
        std::error_code error; // a mail program may take it this very moment
        auto const written = std::filesystem::last_write_time(path, error);
        if (!error && std::chrono::file_clock::to_sys(written) < before)
            removed += std::filesystem::remove(path, error) ? 1 : 0;
    }
    return removed;
}

} // namespace evenkeel::outbound
