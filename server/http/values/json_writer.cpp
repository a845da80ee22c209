#include "http/values/json_writer.hpp"

#include <cmath>
#include <iterator>
#include <stdexcept>

#include <fmt/format.h>

namespace evenkeel::http {

namespace {

/// Most replies fit, so that their text moves seldom while it grows.
constexpr std::size_t kUsualSize = 8'000;

/// RFC 8259 7: quotation mark, reverse solidus and the control characters are escaped, everything else
/// stands for itself.
bool stands_for_itself(char character) {
    return static_cast<unsigned char>(character) >= 0x20 && character != '"' && character != '\\';
}

void add_escaped(std::string& text, char character) {
    constexpr std::string_view kSpecial = "\"\\\b\f\n\r\t";
    constexpr std::string_view kLetters = "\"\\bfnrt";
    text += '\\';
    if (auto const place = kSpecial.find(character); place != std::string_view::npos)
        text += kLetters[place];
    else
        fmt::format_to(std::back_inserter(text), "u{:04x}", static_cast<unsigned>(character));
}

} // namespace

JsonWriter::JsonWriter() {
    text_.reserve(kUsualSize);
}

void JsonWriter::begin_value() {
    if (needs_comma_)
        text_ += ',';
    needs_comma_ = true;
}

void JsonWriter::null() {
    written("null");
}

void JsonWriter::boolean(bool value) {
    written(value ? "true" : "false");
}

void JsonWriter::integer(std::int64_t value) {
    fmt::format_int const digits{value};
    written({digits.data(), digits.size()});
}

void JsonWriter::number(double value) {
    if (!std::isfinite(value))
        throw std::domain_error("JSON has no NaN and no infinity");
    begin_value();
    fmt::format_to(std::back_inserter(text_), "{}", value);
}

void JsonWriter::text(std::string_view value) {
    begin_value();
    quote(value);
}

void JsonWriter::written(std::string_view json) {
    begin_value();
    text_ += json;
}

void JsonWriter::key(std::string_view name) {
    begin_value();
    quote(name);
    text_ += ':';
    needs_comma_ = false;
}

void JsonWriter::open(char bracket) {
    begin_value();
    text_ += bracket;
    needs_comma_ = false;
}

void JsonWriter::close(char bracket) {
    text_ += bracket;
    needs_comma_ = true;
}

void JsonWriter::quote(std::string_view value) {
    text_ += '"';
    while (!value.empty()) {
        std::size_t plain = 0;
        while (plain < value.size() && stands_for_itself(value[plain]))
            ++plain;
        text_ += value.substr(0, plain);
        if (plain < value.size())
            add_escaped(text_, value[plain++]);
        value.remove_prefix(plain);
    }
    text_ += '"';
}

} // namespace evenkeel::http
