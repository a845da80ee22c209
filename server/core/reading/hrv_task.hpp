#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/reading/context_tag.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::reading {

/// Whose recording it is: a member, or a visitor without an account, known by a cookie.
class Owner {
public:
    explicit Owner(MemberId const& member) : id_{member.value()}, is_member_{true} {}

    explicit Owner(VisitorId const& visitor) : id_{std::string{kVisitor} + visitor.value()} {}

    /// As it stands in the database; never equal for a member and a visitor.
    [[nodiscard]] std::string const& id() const { return id_; }

    [[nodiscard]] bool is_member() const { return is_member_; }

    /// Nothing for a visitor.
    [[nodiscard]] std::optional<MemberId> member() const {
        return is_member_ ? std::optional{MemberId{id_}} : std::nullopt;
    }

    /// Nothing for a member.
    [[nodiscard]] std::optional<VisitorId> visitor() const {
        return is_member_ ? std::nullopt : std::optional{VisitorId{id_.substr(kVisitor.size())}};
    }

    /// From what `id()` gave.
    [[nodiscard]] static Owner from_id(std::string const& id) {
        return id.starts_with(kVisitor) ? Owner{VisitorId{id.substr(kVisitor.size())}} : Owner{MemberId{id}};
    }

    friend bool operator==(Owner const&, Owner const&) = default;

private:
    static constexpr std::string_view kVisitor = "visitor:";

    std::string id_;
    bool is_member_{false};
};

/// When a reading was taken. Only `morning` and `other` may enter a baseline; slow breathing raises HRV by
/// itself.
enum class ReadingContext { morning, after_practice, other };

[[nodiscard]] std::string_view to_text(ReadingContext context);
[[nodiscard]] std::optional<ReadingContext> context_named(std::string_view name);

/// The member's statements about a reading when it is taken.
struct Circumstances {
    ReadingContext context{ReadingContext::other};
    std::vector<ContextTag> tags;
    std::optional<Instant> measured_at{}; ///< When the recording was made; absent: just now.
};

/// A place in the object store that was handed out for one recording.
struct Upload {
    UploadId id;
    Owner owner;
    std::string object_key;
    Instant created_at;
};

enum class TaskStatus { queued, running, done, rejected };

[[nodiscard]] std::string_view to_text(TaskStatus status);
[[nodiscard]] std::optional<TaskStatus> status_named(std::string_view name);

/// The limits between which a value lies with a probability of 95 %, in milliseconds.
struct ValueRange {
    double low_ms{0};
    double high_ms{0};

    friend bool operator==(ValueRange const&, ValueRange const&) = default;
};

/// How far a measurement can be trusted. Imported readings, and those of earlier engines, have none.
struct Certainty {
    ValueRange rmssd;
    ValueRange sdnn;
    double clear_s{0};    ///< Seconds of the recording that the values rest on.
    int ectopic_beats{0}; ///< Early beats, left out with the intervals beside them.

    friend bool operator==(Certainty const&, Certainty const&) = default;
};

/// The figures that the engine read from a recording.
struct Measurement {
    double hr_bpm{0};
    double rmssd_ms{0};
    double sdnn_ms{0};
    double pnn50{0};   ///< percent
    double quality{0}; ///< 0..1
    std::string quality_reason;
    int beats{0};
    double duration_s{0};
    std::vector<std::vector<double>> beat_runs_ms; ///< No difference spans two runs.
    std::string engine_version;
    std::optional<Certainty> certainty{};
};

/// Why the engine would not give a number.
struct Rejection {
    std::string reason;  ///< A name of the engine's closed set, e.g. "no_finger".
    std::string message; ///< In words for a person.
    std::optional<double> second;
    std::optional<double> hr_bpm{}; ///< Where the rate can be told and the variability cannot.
};

struct HrvTask {
    HrvTaskId id;
    Owner owner;
    UploadId upload_id;
    std::string object_key;
    ReadingContext context{ReadingContext::other};
    std::vector<ContextTag> tags{}; ///< Each once, in the order of the set.
    TaskStatus status{TaskStatus::queued};
    Instant created_at;
    Instant measured_at; ///< When the recording was made: what lists and days go by.
    std::optional<Instant> finished_at;
    std::optional<Measurement> measurement; ///< Exactly when done.
    std::optional<Rejection> rejection;     ///< Exactly when rejected.
};

} // namespace evenkeel::reading
