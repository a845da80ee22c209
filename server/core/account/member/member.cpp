#include "core/account/member/member.hpp"

#include "core/account/sign_in/common_passwords.hpp"
#include "core/base/text.hpp"

#include <algorithm>
#include <cctype>

namespace evenkeel::account {
namespace {

constexpr std::size_t kLongestLocalPart = 64;
constexpr std::size_t kLongestLabel = 63;

bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool is_control(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

bool is_label_character(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c < 0;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && is_space(text.back()))
        text.remove_suffix(1);
    return text;
}

bool is_label(std::string_view label) {
    return !label.empty() && label.size() <= kLongestLabel && label.front() != '-' && label.back() != '-' &&
           std::ranges::all_of(label, is_label_character);
}

bool is_domain(std::string_view domain) {
    std::size_t labels = 0;
    while (true) {
        auto const dot = domain.find('.');
        if (!is_label(domain.substr(0, dot)))
            return false;
        ++labels;
        if (dot == std::string_view::npos)
            return labels >= 2;
        domain.remove_prefix(dot + 1);
    }
}

bool is_local_part(std::string_view local) {
    constexpr std::string_view kForbidden = " \"(),:;<>[\\]";
    return !local.empty() && local.size() <= kLongestLocalPart && local.front() != '.' &&
           local.back() != '.' && local.find("..") == std::string_view::npos &&
           local.find_first_of(kForbidden) == std::string_view::npos &&
           std::ranges::none_of(local, is_control);
}

} // namespace

std::string_view to_text(PremiumSource source) {
    switch (source) {
    case PremiumSource::none:
        return "none";
    case PremiumSource::trial:
        return "trial";
    case PremiumSource::subscription:
        return "subscription";
    case PremiumSource::access_code:
        return "access_code";
    case PremiumSource::trainer_gift:
        return "trainer_gift";
    }
    return "none";
}

PremiumSource premium_source_named(std::string_view name) {
    for (auto const source : {PremiumSource::trial, PremiumSource::subscription, PremiumSource::access_code,
                              PremiumSource::trainer_gift})
        if (to_text(source) == name)
            return source;
    return PremiumSource::none;
}

Result<std::string> normalise_address(std::string_view address) {
    auto const text = trimmed(address);
    auto const at = text.rfind('@');
    auto const well_formed = text.size() <= kLongestAddress && at != std::string_view::npos &&
                             text.find('@') == at && is_local_part(text.substr(0, at)) &&
                             is_domain(text.substr(at + 1));
    if (!well_formed)
        return refuse(Fault::invalid_input, "email_address", "This does not look like an email address.");
    std::string lowered{text};
    std::ranges::transform(lowered, lowered.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return lowered;
}

Result<std::string> normalise_first_name(std::string_view name) {
    auto const text = trimmed(name);
    if (characters_in(text) > kLongestFirstName)
        return refuse(Fault::invalid_input, "first_name", "A first name can have up to 80 characters.");
    if (std::ranges::any_of(text, is_control))
        return refuse(Fault::invalid_input, "first_name", "A first name is one line of text.");
    return std::string{text};
}

Result<void> check_new_password(std::string_view password, std::string_view email_address) {
    if (characters_in(password) < kShortestPassword)
        return refuse(Fault::invalid_input, "password", "A password needs at least 10 characters.");
    if (characters_in(password) > kLongestPassword)
        return refuse(Fault::invalid_input, "password", "A password can have up to 256 characters.");
    auto const repeats = std::ranges::all_of(password, [&](char c) { return c == password.front(); });
    if (repeats || (!email_address.empty() && password == email_address) || is_common_password(password))
        return refuse(Fault::invalid_input, "password",
                      "This password would be guessed at once. Choose another one.");
    return {};
}

} // namespace evenkeel::account
