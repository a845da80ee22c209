#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"

#include <cstdint>
#include <optional>

namespace evenkeel::snapshot {

/// The settings and counts that the first screen needs beside the charts.
struct MemberSettings {
    std::int64_t revision{0}; ///< Of what is kept of the member (account::LiveSession).
    bool trainer_linked{false};
    int review_request_count{0};
    std::optional<Instant> notifications_paused_until; ///< May lie in the past.
    int unread_journal{0};                             ///< Messages of the guide.
};

/// Finds it in one question, because every answer asks it. What is asked lies in several areas' tables.
class MemberSettingsReader {
public:
    virtual ~MemberSettingsReader() = default;

    [[nodiscard]] virtual MemberSettings find(MemberId const& member) const = 0;
};

} // namespace evenkeel::snapshot
