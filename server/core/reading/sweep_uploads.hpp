#pragma once

#include "core/base/object_store.hpp"
#include "core/reading/hrv_tasks.hpp"

namespace evenkeel::reading {

/// Uploads that nobody asked to analyse are kept this long: a phone may lose its network in between.
inline constexpr std::chrono::hours kUploadLife{24};

/// Removes recordings that were uploaded and never analysed, from the object store and from the list.
class SweepUploads {
public:
    SweepUploads(HrvTasks& tasks, ObjectStore& objects, Clock const& clock)
        : tasks_{tasks}, objects_{objects}, clock_{clock} {}

    /// Answers how many. Throws Unavailable when the object store cannot answer; what is left is found again.
    std::size_t operator()() const;

private:
    HrvTasks& tasks_;
    ObjectStore& objects_;
    Clock const& clock_;
};

} // namespace evenkeel::reading
