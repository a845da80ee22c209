#pragma once

#include "storage/engine/value.hpp"

#include <fmt/format.h>
#include <iterator>
#include <stdexcept>

namespace evenkeel::storage {

/// Parameters as libpq takes them: texts that end with a zero byte, one behind the other.
class PostgresTexts {
public:
    PostgresTexts(std::string_view name, Values values) {
        std::vector<std::optional<std::size_t>> begins;
        for (auto const& value : values) {
            auto const is_null = std::holds_alternative<std::monostate>(value.cell());
            begins.push_back(is_null ? std::nullopt : std::optional{bytes_.size()});
            if (auto const* text = std::get_if<std::string_view>(&value.cell());
                text != nullptr && text->contains('\0'))
                throw std::runtime_error{fmt::format("{}: PostgreSQL keeps no text with a zero byte", name)};
            std::visit([this](auto const& held) { append(held); }, value.cell());
        }
        for (auto const& begin : begins)
            pointers_.push_back(begin ? bytes_.data() + *begin : nullptr);
    }

    PostgresTexts(PostgresTexts const&) = delete;
    PostgresTexts& operator=(PostgresTexts const&) = delete;

    [[nodiscard]] int count() const { return static_cast<int>(pointers_.size()); }

    [[nodiscard]] char const* const* pointers() const { return pointers_.data(); }

    /// The same for the same parameters.
    [[nodiscard]] std::string_view bytes() const { return bytes_; }

private:
    void append(std::monostate) { bytes_ += '\1'; } // stands for null in `bytes` alone

    void append(std::string_view text) { (bytes_ += text) += '\0'; }

    void append(auto number) {
        fmt::format_to(std::back_inserter(bytes_), "{}", number);
        bytes_ += '\0';
    }

    std::string bytes_;
    std::vector<char const*> pointers_;
};

} // namespace evenkeel::storage
