#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace evenkeel::http {

/// Writes JSON text from its beginning to its end, without a tree of values in between. Commas come by
/// themselves; the caller opens and closes in order and gives each value of an object its key.
class JsonWriter {
public:
    JsonWriter();

    void null();
    void boolean(bool value);
    void integer(std::int64_t value);
    /// As short as reading it back allows. Throws std::domain_error for NaN and infinity.
    void number(double value);
    void text(std::string_view value);
    /// A value that is JSON already.
    void written(std::string_view json);

    void open_object() { open('{'); }

    void close_object() { close('}'); }

    void open_array() { open('['); }

    void close_array() { close(']'); }

    void key(std::string_view name);

    [[nodiscard]] std::string take() { return std::move(text_); }

private:
    void begin_value();
    void open(char bracket);
    void close(char bracket);
    void quote(std::string_view value);

    std::string text_;
    bool needs_comma_{false};
};

} // namespace evenkeel::http
