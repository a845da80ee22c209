#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"

#include <optional>
#include <string>

namespace evenkeel::journal {

/// That a member has read what the guide is, before they write to it.
struct Acknowledgement {
    MemberId member_id;
    std::string version; ///< Of content/safety/disclosure.yaml.
    std::string country_code;
    Instant acknowledged_at;
};

class Acknowledgements {
public:
    virtual ~Acknowledgements() = default;

    /// Keeps it together with the member's country. The same version again changes the country only.
    virtual void keep(Acknowledgement const& acknowledgement) = 0;

    [[nodiscard]] virtual std::optional<Acknowledgement> find(MemberId const& member,
                                                              std::string const& version) const = 0;
};

} // namespace evenkeel::journal
