#include "core/experiment/record_events.hpp"

#include "core/base/local_day.hpp"

#include <algorithm>

namespace evenkeel::experiment {
namespace {

constexpr std::size_t kUuidLength = 36;

bool is_hex(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

bool is_uuid(std::string const& text) {
    if (text.size() != kUuidLength)
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto const is_hyphen = i == 8 || i == 13 || i == 18 || i == 23;
        if (is_hyphen ? text[i] != '-' : !is_hex(text[i]))
            return false;
    }
    return true;
}

bool is_word(std::string const& text) {
    return text.size() <= kLongestPlace && std::ranges::all_of(text, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '/';
           });
}

bool may_have_marks(SiteEventName name) {
    return name == SiteEventName::exposure || name == SiteEventName::conversion;
}

std::unexpected<Failure> wrong(std::string field) {
    return refuse(Fault::invalid_input, std::move(field),
                  Sentence::in_english_only("The site sent an event that this server does not know."));
}

Result<SiteEvent> event_of(EventDraft const& draft, std::string const& day) {
    auto const name = value_named<SiteEventName>(draft.name);
    if (!name)
        return wrong("events.event_type");
    if (!is_uuid(draft.event_id.value()))
        return wrong("events.event_uuid");
    if (!is_word(draft.place))
        return wrong("events.place");
    auto const has_good_marks =
        draft.shown.size() <= kMostExperiments && (draft.shown.empty() || may_have_marks(*name)) &&
        std::ranges::all_of(draft.shown, [](auto const& mark) { return is_word(mark.first); });
    if (!has_good_marks)
        return wrong("events.experiments");
    return SiteEvent{
        .event_id = draft.event_id, .name = *name, .place = draft.place, .day = day, .shown = draft.shown};
}

} // namespace

Result<std::size_t> RecordEvents::operator()(std::vector<EventDraft> const& drafts) const {
    if (drafts.size() > kMostEvents)
        return wrong("events");
    auto const day = day_text(local_day(clock_.now(), "Etc/UTC"));
    std::vector<SiteEvent> events;
    for (auto const& draft : drafts) {
        auto event = event_of(draft, day);
        if (!event)
            return std::unexpected(event.error());
        events.push_back(std::move(*event));
    }
    return events_.add_once(events);
}

std::size_t ForgetEvents::operator()() const {
    return events_.forget_before(day_text(local_day(clock_.now() - kEventLife, "Etc/UTC")));
}

} // namespace evenkeel::experiment
