#include "core/account/sign_in/common_passwords.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace evenkeel::account {
namespace {

/// Sorted, in lower case.
constexpr auto kCommon = std::to_array<std::string_view>({
#include "core/account/sign_in/common_passwords.inc"
});

} // namespace

bool is_common_password(std::string_view password) {
    std::string lowered{password};
    std::ranges::transform(lowered, lowered.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    });
    return std::ranges::binary_search(kCommon, std::string_view{lowered});
}

} // namespace evenkeel::account
