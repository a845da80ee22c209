#pragma once

#include "core/base/encryption.hpp"

namespace evenkeel::testing {

/// Marks a text with its key and place, and turns it around, so that it is not found by its words.
class FakeEncryption final : public Encryption {
public:
    [[nodiscard]] std::string const& id() const override { return id_; }

    [[nodiscard]] NewKey make_key(std::string_view owner) const override {
        return {.key_id = "key of " + std::string{owner}, .wrapped = "wrapped key of " + std::string{owner}};
    }

    [[nodiscard]] std::shared_ptr<TextKey const> unwrap(std::string_view wrapped,
                                                        std::string_view owner) const override {
        auto const is_ours = wrapped == "wrapped key of " + std::string{owner};
        return is_ours ? std::make_shared<FakeKey const>("key of " + std::string{owner}) : nullptr;
    }

private:
    class FakeKey final : public TextKey {
    public:
        explicit FakeKey(std::string id) : id_{std::move(id)} {}

        [[nodiscard]] std::string const& id() const override { return id_; }

        [[nodiscard]] std::string seal(std::string_view text, std::string_view place) const override {
            return id_ + "|" + std::string{place} + "|" + std::string{text.rbegin(), text.rend()};
        }

        [[nodiscard]] std::optional<std::string> open(std::string_view box,
                                                      std::string_view place) const override {
            auto const mark = seal({}, place);
            if (!box.starts_with(mark))
                return std::nullopt;
            box.remove_prefix(mark.size());
            return std::string{box.rbegin(), box.rend()};
        }

    private:
        std::string id_;
    };

    std::string id_{"key of the tests"};
};

} // namespace evenkeel::testing
