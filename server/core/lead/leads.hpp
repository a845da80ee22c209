#pragma once

#include "core/job/new_job.hpp"
#include "core/lead/lead.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace evenkeel::lead {

/// Where leads are kept.
class Leads {
public:
    virtual ~Leads() = default;

    struct Kept {
        Lead lead;
        bool is_new{false};
    };

    /// Keeps the lead and queues its mail, together or not at all. When one with its event id is there, that
    /// one comes back and nothing is queued.
    virtual Kept add_once(Lead const& lead, std::optional<job::NewJob> const& mail) = 0;

    [[nodiscard]] virtual std::optional<Lead> find(LeadId const& lead) const = 0;
    [[nodiscard]] virtual std::optional<Lead> find_by_event(EventId const& event) const = 0;
    [[nodiscard]] virtual std::optional<Lead> find_by_code(std::string const& unique_code) const = 0;

    /// Newest first, at most `limit`.
    [[nodiscard]] virtual std::vector<Lead> list(std::optional<LeadKind> kind, std::size_t limit) const = 0;

    /// Removes leads that are older. Answers how many.
    virtual std::size_t forget_before(Instant before) = 0;

    /// Removes everything that this address left. Answers how many leads.
    virtual std::size_t forget_address(std::string const& email_address) = 0;
};

} // namespace evenkeel::lead
