#include "core/account/member/country.hpp"

#include <algorithm>
#include <ranges>

namespace evenkeel::account {
namespace {

constexpr std::string_view kCodes =
    "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR "
    "BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ "
    "EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW "
    "GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY "
    "KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV "
    "MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY "
    "QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG "
    "TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM "
    "ZW ";

} // namespace

bool is_country_code(std::string_view code) {
    constexpr std::size_t kLetters = 2;
    constexpr std::size_t kStride = kLetters + 1;
    if (code.size() != kLetters)
        return false;
    for (std::size_t at = 0; at < kCodes.size(); at += kStride)
        if (kCodes.substr(at, kLetters) == code)
            return true;
    return false;
}

Result<std::string> normalise_country_code(std::string_view code) {
    std::string capitals{code};
    std::ranges::transform(capitals, capitals.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    if (!capitals.empty() && !is_country_code(capitals))
        return refuse(Fault::invalid_input, "country_code",
                      "This is not a country code of ISO 3166-1, such as AT.");
    return capitals;
}

} // namespace evenkeel::account
