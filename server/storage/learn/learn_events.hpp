#pragma once

#include "core/learn/learn_events.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlLearnEvents final : public learn::LearnEvents {
public:
    explicit SqlLearnEvents(Database& database) : database_{database} {}

    Started start_once(learn::ArticleEvent const& event) override;
    std::optional<learn::ArticleEvent> complete(Completion const& completion) override;
    std::optional<learn::ArticleEvent> rate(Rating const& rating) override;
    [[nodiscard]] std::optional<learn::ArticleEvent> find(MemberId const& member,
                                                          EventId const& event) const override;
    [[nodiscard]] std::vector<learn::ArticleEvent> completed_since(MemberId const& member, Instant from,
                                                                   std::size_t limit) const override;
    [[nodiscard]] std::vector<learn::ArticleEvent> page(MemberId const& member, TimeCursor const& behind,
                                                        std::size_t limit) const override;
    [[nodiscard]] std::vector<learn::Standing> standings(MemberId const& member) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
