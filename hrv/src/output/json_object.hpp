#pragma once

#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <string_view>

namespace hrv {

/// Builds one JSON object, field by field. Strings of this library hold no character that JSON would escape.
class JsonObject {
public:
    void field(std::string_view name, double value) { raw(name, number(value)); }

    void field(std::string_view name, std::string_view value) { raw(name, quoted(value)); }

    void raw(std::string_view name, std::string_view json) {
        text_ += text_.size() > 1 ? "," : "";
        text_ += quoted(name);
        text_ += ':';
        text_ += json;
    }

    [[nodiscard]] std::string close() && { return std::move(text_ += '}'); }

    static std::string quoted(std::string_view text) { return '"' + std::string{text} + '"'; }

    /// Seventeen digits read back as the same double.
    static std::string number(double value) {
        if (!std::isfinite(value)) {
            return "null";
        }
        std::array<char, 32> buffer{};
        std::snprintf(buffer.data(), buffer.size(), "%.17g", value);
        return buffer.data();
    }

private:
    std::string text_{"{"};
};

/// `[a,b,…]` of what `to_json` makes of each item.
template <class Items, class ToJson>
std::string json_list(Items const& items, ToJson to_json) {
    std::string text = "[";
    for (auto const& item : items) {
        text += text.size() > 1 ? "," : "";
        text += to_json(item);
    }
    return text + "]";
}

} // namespace hrv
