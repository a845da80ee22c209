#pragma once

#include "core/base/clock.hpp"
#include "core/base/sentence.hpp"
#include "core/base/words.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::portability {

/// Whose file it is.
enum class ImportSource : std::uint8_t { evenkeel, daylio, elite_hrv, welltory, apple_health, generic };

/// Where something stands, for a person who looks it up.
struct FilePlace {
    std::string file; ///< Inside an archive; empty for the file itself.
    std::size_t line{0};

    friend bool operator==(FilePlace const&, FilePlace const&) = default;
};

/// A moment as files tell it: one of the world, or what the clock on the wall showed.
struct FoundMoment {
    std::optional<Instant> instant;
    std::chrono::local_seconds wall; ///< Where there is no instant.
};

/// "I felt like this": a word that the mapping of moods may know.
struct FoundMood {
    FilePlace place;
    FoundMoment moment;
    std::string word;
    std::string note;
};

/// A measurement: as intervals, from which the engine computes, or as another program's figures.
struct FoundReading {
    FilePlace place;
    FoundMoment moment;
    std::vector<double> intervals_ms;
    double hr_bpm{0};
    double rmssd_ms{0};
    double sdnn_ms{0};
    double pnn50{0}; ///< percent
};

/// Time spent in stillness.
struct FoundSession {
    FilePlace place;
    FoundMoment moment;
    std::chrono::seconds length{0};
};

/// A part that is not imported, and why.
struct Skipped {
    FilePlace place;
    Sentence why;
};

/// The contents of a foreign file, before they are converted.
struct Found {
    ImportSource source{ImportSource::generic};
    std::vector<FoundMood> moods;
    std::vector<FoundReading> readings;
    std::vector<FoundSession> sessions;
    std::vector<Skipped> skipped;
};

inline constexpr std::size_t kMostIntervals = 20'000; ///< Of one reading: some five hours.
inline constexpr std::size_t kMostFound = 100'000;    ///< Entries of one file, those skipped included.
inline constexpr std::size_t kMostSkippedTold = 200;

} // namespace evenkeel::portability

namespace evenkeel {

template <>
struct Words<portability::ImportSource> {
    static constexpr std::array<std::string_view, 6> kNames{"evenkeel", "daylio",       "elite_hrv",
                                                            "welltory", "apple_health", "generic"};
};

} // namespace evenkeel
