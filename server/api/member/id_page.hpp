#pragma once

#include "api/member/page.hpp"
#include "core/base/id.hpp"

#include <cstddef>
#include <vector>

namespace evenkeel::api {

// Pages of lists whose ids are ordered by time, so that an id is the place in the list.

/// How many entries a page is to hold; refuses (field limit) what is not 1 to `most`.
[[nodiscard]] inline Result<std::size_t> limit_of(std::optional<int> const& limit, std::size_t most) {
    if (!limit)
        return most;
    if (*limit < 1 || static_cast<std::size_t>(*limit) > most)
        return refuse(Fault::invalid_input, "limit",
                      {"A page has 1 to {most} entries.", {{"most", double(most)}}});
    return static_cast<std::size_t>(*limit);
}

/// The place in the list as an id.
template <class IdType>
[[nodiscard]] std::optional<IdType> before_of(PageQuery const& query) {
    return query.before ? std::optional{IdType{*query.before}} : std::nullopt;
}

/// Precondition: one entry more than the page holds was asked for, if there is one. Takes it away and answers
/// the id behind which the list goes on; nothing at its end.
template <class Entry, class IdOf>
[[nodiscard]] std::optional<std::string> cut_to_page(std::vector<Entry>& entries, std::size_t limit,
                                                     IdOf const& id_of) {
    if (entries.size() <= limit)
        return std::nullopt;
    entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(limit), entries.end());
    return id_of(entries.back()).value();
}

} // namespace evenkeel::api
