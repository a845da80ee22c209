#include "core/base/access_code.hpp"

namespace evenkeel {
namespace {

constexpr std::string_view kCodeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kCodeLength = 16;
constexpr std::size_t kGroup = 4;
constexpr unsigned kBitsOfHex = 4;
constexpr unsigned kBitsOfCharacter = 5;

unsigned value_of_hex(char digit) {
    return static_cast<unsigned>(digit <= '9' ? digit - '0' : digit - 'a' + 10);
}

char upper_case(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// Replaces letters that people mix up with digits, as Crockford does.
char unmistakable(char c) {
    if (c == 'O')
        return '0';
    return c == 'I' || c == 'L' ? '1' : c;
}

bool separates(char c) {
    return c == ' ' || c == '-' || c == '\t' || c == '\r' || c == '\n';
}

} // namespace

std::string new_code(Secure& secure) {
    // A token's characters are base64url; its digest gives the same randomness as bits to share out.
    auto const digest = secure.sha256(secure.token());
    std::string code;
    unsigned bits = 0;
    unsigned held = 0;
    for (auto digit = digest.begin(); code.size() < kCodeLength; ++digit) {
        bits = bits << kBitsOfHex | value_of_hex(*digit);
        held += kBitsOfHex;
        if (held < kBitsOfCharacter)
            continue;
        held -= kBitsOfCharacter;
        code += kCodeLetters[(bits >> held) % kCodeLetters.size()];
    }
    return code;
}

Result<std::string> normalise_code(std::string_view typed, std::string const& field) {
    if (typed.size() > kLongestTypedCode)
        return refuse(Fault::invalid_input, field, "This is too long for a code.");
    std::string code;
    for (char const c : typed)
        if (!separates(c))
            code += unmistakable(upper_case(c));
    if (code.empty())
        return refuse(Fault::invalid_input, field, "Enter the code exactly as it was given to you.");
    return code;
}

std::string spelled_out(std::string_view code) {
    std::string text;
    for (std::size_t i = 0; i < code.size(); i += kGroup)
        text.append(i == 0 ? "" : "-").append(code.substr(i, kGroup));
    return text;
}

} // namespace evenkeel
