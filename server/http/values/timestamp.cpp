#include "http/values/timestamp.hpp"

#include <fmt/format.h>

namespace evenkeel::http {

namespace {

using std::chrono::milliseconds;
using std::chrono::year_month_day;

bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

/// Takes what it understands off the front of the text.
class Reader {
public:
    explicit Reader(std::string_view text) : rest_{text} {}

    std::optional<int> number(std::size_t digits) {
        if (rest_.size() < digits)
            return std::nullopt;
        int value = 0;
        for (char const character : rest_.substr(0, digits)) {
            if (!is_digit(character))
                return std::nullopt;
            value = value * 10 + (character - '0');
        }
        rest_.remove_prefix(digits);
        return value;
    }

    bool take(std::string_view any_of) {
        if (rest_.empty() || !any_of.contains(rest_.front()))
            return false;
        last_ = rest_.front();
        rest_.remove_prefix(1);
        return true;
    }

    /// The digits after a decimal point, as milliseconds; at least one.
    std::optional<milliseconds> fraction() {
        if (rest_.empty() || !is_digit(rest_.front()))
            return std::nullopt;
        int scale = 100;
        int value = 0;
        while (!rest_.empty() && is_digit(rest_.front())) {
            value += (rest_.front() - '0') * scale;
            scale /= 10;
            rest_.remove_prefix(1);
        }
        return milliseconds{value};
    }

    [[nodiscard]] char last() const { return last_; }

    [[nodiscard]] bool done() const { return rest_.empty(); }

private:
    std::string_view rest_;
    char last_{'\0'};
};

std::optional<year_month_day> read_date(Reader& reader) {
    auto const year = reader.number(4);
    if (!year || !reader.take("-"))
        return std::nullopt;
    auto const month = reader.number(2);
    if (!month || !reader.take("-"))
        return std::nullopt;
    auto const day = reader.number(2);
    if (!day)
        return std::nullopt;
    auto const date =
        year_month_day{std::chrono::year{*year}, std::chrono::month{static_cast<unsigned>(*month)},
                       std::chrono::day{static_cast<unsigned>(*day)}};
    return date.ok() ? std::optional{date} : std::nullopt;
}

/// Hours and minutes as RFC 3339 writes them both in a time of day and in an offset.
std::optional<std::chrono::minutes> read_hours_and_minutes(Reader& reader) {
    auto const hours = reader.number(2);
    if (!hours || *hours > 23 || !reader.take(":"))
        return std::nullopt;
    auto const minutes = reader.number(2);
    if (!minutes || *minutes > 59)
        return std::nullopt;
    return std::chrono::hours{*hours} + std::chrono::minutes{*minutes};
}

std::optional<milliseconds> read_time_of_day(Reader& reader) {
    auto const minutes = read_hours_and_minutes(reader);
    if (!minutes || !reader.take(":"))
        return std::nullopt;
    auto const seconds = reader.number(2);
    if (!seconds || *seconds > 59)
        return std::nullopt;
    auto const whole = milliseconds{*minutes} + std::chrono::seconds{*seconds};
    if (!reader.take("."))
        return whole;
    auto const fraction = reader.fraction();
    return fraction ? std::optional{whole + *fraction} : std::nullopt;
}

std::optional<milliseconds> read_offset(Reader& reader) {
    if (reader.take("Zz"))
        return milliseconds{0};
    if (!reader.take("+-"))
        return std::nullopt;
    int const sign = reader.last() == '-' ? -1 : 1;
    auto const offset = read_hours_and_minutes(reader);
    return offset ? std::optional{milliseconds{*offset} * sign} : std::nullopt;
}

constexpr std::size_t kTimeOfDay = std::string_view{"T08:00:00.000Z"}.size();
constexpr int kLastYearOfFourDigits = 9999;

/// Every reply holds a dozen of times, and a format string would be read for each again.
void add_digits(std::string& text, long number, std::size_t count) {
    text.resize(text.size() + count, '0');
    for (auto digit = text.rbegin(); number > 0; ++digit, number /= 10)
        *digit = static_cast<char>('0' + number % 10);
}

} // namespace

std::string print_instant(Instant instant) {
    auto const day = std::chrono::floor<std::chrono::days>(instant);
    auto const time = std::chrono::hh_mm_ss{instant - day};
    auto text = print_date(year_month_day{day});
    text.reserve(text.size() + kTimeOfDay);
    add_digits(text += 'T', time.hours().count(), 2);
    add_digits(text += ':', time.minutes().count(), 2);
    add_digits(text += ':', time.seconds().count(), 2);
    add_digits(text += '.', time.subseconds().count(), 3);
    return text += 'Z';
}

std::optional<Instant> parse_instant(std::string_view text) {
    Reader reader{text};
    auto const date = read_date(reader);
    if (!date || !reader.take("Tt "))
        return std::nullopt;
    auto const time = read_time_of_day(reader);
    if (!time)
        return std::nullopt;
    auto const offset = read_offset(reader);
    if (!offset || !reader.done())
        return std::nullopt;
    return Instant{std::chrono::sys_days{*date}} + *time - *offset;
}

std::string print_date(year_month_day date) {
    auto const year = static_cast<int>(date.year());
    std::string text;
    if (year < 0 || year > kLastYearOfFourDigits)
        text = fmt::format("{:04}", year);
    else
        add_digits(text, year, 4);
    add_digits(text += '-', static_cast<unsigned>(date.month()), 2);
    add_digits(text += '-', static_cast<unsigned>(date.day()), 2);
    return text;
}

std::optional<year_month_day> parse_date(std::string_view text) {
    Reader reader{text};
    auto const date = read_date(reader);
    return date && reader.done() ? date : std::nullopt;
}

} // namespace evenkeel::http
