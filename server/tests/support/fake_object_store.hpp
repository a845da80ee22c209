#pragma once

#include "core/base/object_store.hpp"
#include "core/base/unavailable.hpp"

namespace evenkeel::testing {

/// Objects in memory; `upload` is what a browser does with a signed form.
class FakeObjectStore final : public ObjectStore {
public:
    [[nodiscard]] PresignedPost presign(std::string const& key, Instant) const override {
        return {.url = "https://objects.test/", .fields = {{"key", key}}};
    }

    [[nodiscard]] std::optional<std::string> read(std::string const& key) const override {
        if (is_down_)
            throw Unavailable{"the object store is down"};
        auto const found = objects_.find(key);
        return found == objects_.end() ? std::nullopt : std::optional{found->second};
    }

    void remove(std::string const& key) override {
        if (is_down_)
            throw Unavailable{"the object store is down"};
        objects_.erase(key);
    }

    void upload(std::string const& key, std::string text) { objects_[key] = std::move(text); }

    [[nodiscard]] bool holds(std::string const& key) const { return objects_.contains(key); }

    void set_down(bool is_down) { is_down_ = is_down; }

private:
    std::map<std::string, std::string> objects_;
    bool is_down_{false};
};

} // namespace evenkeel::testing
