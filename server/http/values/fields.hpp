#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::http {

struct NameValue {
    std::string name{};
    std::string value{};

    friend bool operator==(NameValue const&, NameValue const&) = default;
};

/// True when both are the same word apart from ASCII case, which is how HTTP compares header names.
[[nodiscard]] bool same_ignoring_case(std::string_view left, std::string_view right);

/// Header lines in the order they were added; names are compared without case.
class Fields {
public:
    /// Throws std::invalid_argument for a name or value that could end the line and begin another header.
    void add(std::string_view name, std::string_view value);

    /// Replaces every line of that name by one. Throws as `add` does.
    void set(std::string_view name, std::string_view value);
    void remove(std::string_view name);

    /// The first value of that name.
    [[nodiscard]] std::optional<std::string_view> find(std::string_view name) const;

    [[nodiscard]] bool contains(std::string_view name) const { return find(name).has_value(); }

    [[nodiscard]] std::vector<std::string_view> all(std::string_view name) const;

    [[nodiscard]] auto begin() const { return lines_.begin(); }

    [[nodiscard]] auto end() const { return lines_.end(); }

private:
    std::vector<NameValue> lines_;
};

} // namespace evenkeel::http
