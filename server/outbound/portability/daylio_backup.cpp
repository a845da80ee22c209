#include "outbound/portability/daylio_backup.hpp"

#include "core/base/base64.hpp"
#include "core/base/text.hpp"
#include "core/checkin/check_in.hpp"
#include "outbound/portability/table_json.hpp"
#include "outbound/portability/zip.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>
#include <map>
#include <ranges>

namespace evenkeel::outbound {
namespace {

namespace json = boost::json;
using portability::Found;

constexpr char kFile[] = "backup.daylio";

std::optional<std::int64_t> whole(json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    return value != nullptr && value->is_int64() ? std::optional{value->get_int64()} : std::nullopt;
}

std::string text(json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    return value != nullptr && value->is_string() ? std::string{value->get_string()} : "";
}

json::array const* list(json::object const& object, std::string_view name) {
    auto const* const value = object.if_contains(name);
    return value == nullptr ? nullptr : value->if_array();
}

using Names = std::map<std::int64_t, std::string>;

constexpr std::size_t kLongestName = 200; // bytes
constexpr std::size_t kMostTagsOfEntry = 100;

/// A mood that the person never renamed has no name, but one of the five groups that every mood belongs to.
std::string mood_name(json::object const& mood) {
    static std::map<std::int64_t, std::string> const kGroups{
        {1, "rad"}, {2, "good"}, {3, "meh"}, {4, "bad"}, {5, "awful"}};
    auto name = text(mood, "custom_name");
    if (!name.empty())
        return name;
    auto const group = kGroups.find(whole(mood, "mood_group_id").value_or(0));
    return group == kGroups.end() ? "" : group->second;
}

template <class NameOf>
Names names_in(json::object const& backup, std::string_view name, NameOf const& name_of) {
    Names names;
    if (auto const* const entries = list(backup, name))
        for (auto const& entry : *entries)
            if (auto const* const object = entry.if_object(); object != nullptr)
                if (auto const id = whole(*object, "id"))
                    names[*id] = beginning_of(name_of(*object), kLongestName);
    return names;
}

struct Meanings {
    Names moods;
    Names tags;
};

std::optional<portability::FoundMoment> moment_of(json::object const& entry) {
    auto const year = whole(entry, "year").value_or(0);
    auto const month = whole(entry, "month").value_or(-1) + 1;
    auto const day = whole(entry, "day").value_or(0);
    auto const hour = whole(entry, "hour").value_or(-1);
    auto const minute = whole(entry, "minute").value_or(-1);
    if (year < 1900 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31 || hour < 0 ||
        hour > 23 || minute < 0 || minute > 59)
        return std::nullopt;
    std::chrono::year_month_day const date{std::chrono::year{static_cast<int>(year)},
                                           std::chrono::month{static_cast<unsigned>(month)},
                                           std::chrono::day{static_cast<unsigned>(day)}};
    if (!date.ok())
        return std::nullopt;
    return portability::FoundMoment{.instant = {},
                                    .wall = std::chrono::local_days{date} + std::chrono::hours{hour} +
                                            std::chrono::minutes{minute}};
}

std::string note_of(json::object const& entry, Names const& tags) {
    auto note = beginning_of(text(entry, "note_title"), kLongestName);
    if (auto const body = text(entry, "note"); !body.empty())
        note += (note.empty() ? "" : "\n") + first_characters(body, checkin::kLongestNote);
    std::string activities;
    if (auto const* const ids = list(entry, "tags"))
        for (auto const& id : *ids | std::views::take(kMostTagsOfEntry))
            if (auto const tag = id.is_int64() ? tags.find(id.get_int64()) : tags.end(); tag != tags.end())
                activities += (activities.empty() ? "" : " | ") + tag->second;
    return activities.empty() ? note : note + (note.empty() ? "" : "\n") + activities;
}

void add(Found& found, json::value const& value, Meanings const& meanings) {
    portability::FilePlace const place{"dayEntries", found.moods.size() + found.skipped.size() + 1};
    auto const* const entry = value.if_object();
    auto const moment = entry == nullptr ? std::nullopt : moment_of(*entry);
    if (!moment)
        return found.skipped.push_back({place, "Its date or time does not exist."});
    auto const mood = meanings.moods.find(whole(*entry, "mood").value_or(-1));
    if (mood == meanings.moods.end() || mood->second.empty())
        return found.skipped.push_back({place, "Its mood is not among the backup's moods."});
    found.moods.push_back({place, *moment, mood->second, note_of(*entry, meanings.tags)});
}

} // namespace

Result<Found> read_daylio_backup(std::string_view bytes) {
    auto const files = unzip(bytes, [](std::string_view name) { return name == kFile; });
    if (!files)
        return std::unexpected(files.error());
    if (files->empty())
        return wrong_file(kFile, "it is missing");
    auto const plain = from_base64(files->front().bytes);
    if (!plain)
        return wrong_file(kFile, "it is no base64");
    auto const backup = json_in_file(kFile, *plain);
    if (!backup)
        return std::unexpected(backup.error());
    auto const* const object = backup->if_object();
    auto const* const entries = object == nullptr ? nullptr : list(*object, "dayEntries");
    if (entries == nullptr)
        return wrong_file(kFile, "it has no dayEntries");
    if (entries->size() > portability::kMostFound)
        return refuse(Fault::payload_too_large, "file_base64", "The backup has more than 100,000 entries.");
    Meanings const meanings{
        .moods = names_in(*object, "customMoods", mood_name),
        .tags = names_in(*object, "tags", [](json::object const& tag) { return text(tag, "name"); })};
    Found found{.source = portability::ImportSource::daylio,
                .moods = {},
                .readings = {},
                .sessions = {},
                .skipped = {}};
    for (auto const& entry : *entries)
        add(found, entry, meanings);
    return found;
}

} // namespace evenkeel::outbound
