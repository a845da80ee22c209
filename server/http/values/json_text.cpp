#include "http/values/json_text.hpp"

#include <cmath>
#include <iterator>
#include <optional>
#include <set>
#include <stdexcept>
#include <vector>

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_stack.hpp>
#include <fmt/format.h>

namespace evenkeel::http {

namespace {

using boost::json::error_code;
using boost::json::string_view;

/// Builds the value as Boost's own parser does, but refuses a key that comes twice: two readers of such a
/// text could believe two different values.
struct Builder {
    static constexpr std::size_t max_object_size = 10'000;
    static constexpr std::size_t max_array_size = 100'000;
    static constexpr std::size_t max_key_size = 1'000;
    static constexpr std::size_t max_string_size = std::size_t{16} * 1024 * 1024;

    boost::json::value_stack values;
    std::vector<std::set<std::string>> keys;
    std::string key;
    std::optional<std::string> repeated_key;

    bool on_document_begin(error_code&) { return true; }

    bool on_document_end(error_code&) { return true; }

    bool on_array_begin(error_code&) { return true; }

    bool on_array_end(std::size_t size, error_code&) {
        values.push_array(size);
        return true;
    }

    bool on_object_begin(error_code&) {
        keys.emplace_back();
        return true;
    }

    bool on_object_end(std::size_t size, error_code&) {
        values.push_object(size);
        keys.pop_back();
        return true;
    }

    bool on_key_part(string_view part, std::size_t, error_code&) {
        key.append(part.data(), part.size());
        return true;
    }

    bool on_key(string_view part, std::size_t, error_code& error) {
        key.append(part.data(), part.size());
        values.push_key(key);
        if (!keys.back().insert(key).second) {
            repeated_key = key;
            error = boost::json::error::syntax;
            return false;
        }
        key.clear();
        return true;
    }

    bool on_string_part(string_view part, std::size_t, error_code&) {
        values.push_chars(part);
        return true;
    }

    bool on_string(string_view part, std::size_t, error_code&) {
        values.push_string(part);
        return true;
    }

    bool on_number_part(string_view, error_code&) { return true; }

    bool on_int64(std::int64_t number, string_view, error_code&) {
        values.push_int64(number);
        return true;
    }

    bool on_uint64(std::uint64_t number, string_view, error_code&) {
        values.push_uint64(number);
        return true;
    }

    bool on_double(double number, string_view, error_code& error) {
        if (!std::isfinite(number)) {
            error = boost::json::error::exponent_overflow;
            return false;
        }
        values.push_double(number);
        return true;
    }

    bool on_bool(bool truth, error_code&) {
        values.push_bool(truth);
        return true;
    }

    bool on_null(error_code&) {
        values.push_null();
        return true;
    }

    bool on_comment_part(string_view, error_code&) { return true; }

    bool on_comment(string_view, error_code&) { return true; }
};

class Printer {
public:
    explicit Printer(bool pretty) : pretty_{pretty} {}

    void print(boost::json::value const& value) {
        if (value.is_object())
            print_object(value.get_object());
        else if (value.is_array())
            print_array(value.get_array());
        else if (value.is_double())
            print_double(value.get_double());
        else
            text_ += boost::json::serialize(value);
    }

    std::string take() { return std::move(text_); }

private:
    void print_double(double number) {
        if (!std::isfinite(number))
            throw std::domain_error("JSON has no NaN and no infinity");
        fmt::format_to(std::back_inserter(text_), "{}", number);
    }

    void print_array(boost::json::array const& array) {
        open('[');
        for (auto const& item : array) {
            separate(&item != &array.front());
            print(item);
        }
        close(']', array.empty());
    }

    void print_object(boost::json::object const& object) {
        open('{');
        bool first = true;
        for (auto const& [key, value] : object) {
            separate(!first);
            first = false;
            text_ += boost::json::serialize(key);
            text_ += pretty_ ? ": " : ":";
            print(value);
        }
        close('}', object.empty());
    }

    void open(char bracket) {
        text_ += bracket;
        ++depth_;
    }

    void separate(bool comma) {
        if (comma)
            text_ += ',';
        new_line();
    }

    void close(char bracket, bool empty) {
        --depth_;
        if (!empty)
            new_line();
        text_ += bracket;
    }

    void new_line() {
        if (!pretty_)
            return;
        text_ += '\n';
        text_.append(depth_ * 2, ' ');
    }

    bool pretty_;
    std::size_t depth_{0};
    std::string text_;
};

std::string printed(boost::json::value const& value, bool pretty) {
    Printer printer{pretty};
    printer.print(value);
    return printer.take();
}

} // namespace

Result<boost::json::value> parse_json(std::string_view text, std::size_t max_depth) {
    boost::json::parse_options options;
    options.max_depth = max_depth;
    boost::json::basic_parser<Builder> parser{options};
    error_code error;
    auto const read = parser.write_some(false, text.data(), text.size(), error);
    auto& builder = parser.handler();
    if (builder.repeated_key)
        return refuse(Fault::malformed_request, *builder.repeated_key,
                      Sentence::in_english_only(
                          fmt::format("The JSON text has the key `{}` twice.", *builder.repeated_key)));
    if (!error && read < text.size())
        error = boost::json::error::extra_data;
    if (error)
        return refuse(Fault::malformed_request,
                      Sentence::in_english_only(
                          fmt::format("The body is not JSON: {} at byte {}.", error.message(), read)));
    return builder.values.release();
}

std::string print_json(boost::json::value const& value) {
    return printed(value, false);
}

std::string pretty_json(boost::json::value const& value) {
    return printed(value, true) + "\n";
}

} // namespace evenkeel::http
