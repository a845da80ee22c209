#pragma once

#include "core/trainer/trainer.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace evenkeel::trainer {

/// A member may show these to a trainer, each by a consent of its own.
enum class DataKind { check_ins, readings, exercises, program };

inline constexpr std::array kDataKinds{DataKind::check_ins, DataKind::readings, DataKind::exercises,
                                       DataKind::program};

[[nodiscard]] std::string_view to_text(DataKind kind);
[[nodiscard]] std::optional<DataKind> data_kind_named(std::string_view name);

/// The member shows data of one kind to their trainer until then.
struct Consent {
    DataKind kind{};
    Instant granted_at;
    Instant expires_at;
};

struct TrainerLink {
    Trainer trainer;
    Instant linked_at;
    std::vector<Consent> consents; ///< In the order of `kDataKinds`; those that ended are among them.
};

/// Whether the member shows this now. What was never granted, or has ended, is not shown.
[[nodiscard]] bool shows(TrainerLink const& link, DataKind kind, Instant now);

/// Grants until a moment, or takes back.
struct ConsentChange {
    DataKind kind{};
    std::optional<Instant> expires_at; ///< Absent: taken back.
};

/// A trainer looked at what a member shows.
struct TrainerAccess {
    TrainerAccessId id;
    MemberId member_id;
    TrainerId trainer_id;
    DataKind kind{};
    Instant at;
};

class TrainerLinks {
public:
    virtual ~TrainerLinks() = default;

    [[nodiscard]] virtual std::optional<Trainer> find_trainer(TrainerId const& trainer) const = 0;
    [[nodiscard]] virtual std::optional<Trainer>
    find_trainer_by_code(std::string const& invite_code) const = 0;

    /// Nothing when the member has no trainer.
    [[nodiscard]] virtual std::optional<TrainerLink> find(MemberId const& member) const = 0;

    struct Change {
        std::optional<TrainerId> trainer; ///< To be linked first.
        std::vector<ConsentChange> consents;
        Instant at;
    };

    enum class Outcome { done, no_trainer, another_trainer };

    /// Links and changes consents, together or not at all. A member has one trainer: linking the same again
    /// changes nothing of the link, and of two trainers at once one is linked.
    virtual Outcome change(MemberId const& member, Change const& change) = 0;

    /// Ends the link and with it every consent. No link is no error.
    virtual void unlink(MemberId const& member) = 0;

    /// Notes that the trainer looked; once per id.
    virtual void record_access(TrainerAccess const& access) = 0;

    /// Who looked at the member's data, newest first, at most `limit`. Outlives the link.
    [[nodiscard]] virtual std::vector<TrainerAccess> accesses(MemberId const& member,
                                                              std::size_t limit) const = 0;
};

} // namespace evenkeel::trainer
