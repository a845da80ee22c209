#pragma once

#include "http/values/json.hpp"
#include "http/values/json_schema.hpp"

#include <memory>
#include <string>

namespace evenkeel::http {

/// A part of replies that is the same in many of them: written as JSON once, and shared. In the contract it
/// is a T.
template <class T>
class Written {
public:
    explicit Written(T const& value) : json_{std::make_shared<std::string const>(encode(value))} {}

    [[nodiscard]] std::string_view json() const { return *json_; }

private:
    std::shared_ptr<std::string const> json_;
};

template <class T>
struct json::Codec<Written<T>> {
    static void write(JsonWriter& out, Written<T> const& value) { out.written(value.json()); }
};

template <class T>
struct json::Kind<Written<T>> : Kind<void> {
    static constexpr bool is_written = true;
    using Item = T;
};

} // namespace evenkeel::http
