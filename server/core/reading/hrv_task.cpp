#include "core/reading/hrv_task.hpp"

#include <array>
#include <utility>

namespace evenkeel::reading {
namespace {

constexpr std::array<std::pair<ReadingContext, std::string_view>, 3> kContexts{
    {{ReadingContext::morning, "morning"},
     {ReadingContext::after_practice, "after_practice"},
     {ReadingContext::other, "other"}}};

constexpr std::array<std::pair<TaskStatus, std::string_view>, 4> kStatuses{
    {{TaskStatus::queued, "queued"},
     {TaskStatus::running, "running"},
     {TaskStatus::done, "done"},
     {TaskStatus::rejected, "rejected"}}};

template <class Value, std::size_t Count>
std::string_view name_of(std::array<std::pair<Value, std::string_view>, Count> const& names, Value wanted) {
    for (auto const& [value, name] : names)
        if (value == wanted)
            return name;
    return {};
}

template <class Value, std::size_t Count>
std::optional<Value> value_of(std::array<std::pair<Value, std::string_view>, Count> const& names,
                              std::string_view wanted) {
    for (auto const& [value, name] : names)
        if (name == wanted)
            return value;
    return std::nullopt;
}

} // namespace

std::string_view to_text(ReadingContext context) {
    return name_of(kContexts, context);
}

std::optional<ReadingContext> context_named(std::string_view name) {
    return value_of(kContexts, name);
}

std::string_view to_text(TaskStatus status) {
    return name_of(kStatuses, status);
}

std::optional<TaskStatus> status_named(std::string_view name) {
    return value_of(kStatuses, name);
}

} // namespace evenkeel::reading
