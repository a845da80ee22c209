#pragma once

#include "core/base/secure.hpp"
#include "core/exercise/mood.hpp"
#include "core/portability/found.hpp"
#include "core/portability/import_files.hpp"
#include "core/portability/member_data.hpp"
#include "core/state/ring.hpp"

namespace evenkeel::portability {

/// A word of another program, and its meaning here.
struct MoodWord {
    std::string word;
    state::StateName state{};
};

/// The operator's words for reading the files of other programs.
struct ImportWords {
    std::vector<MoodWord> moods;
    std::vector<ColumnNames> columns;
};

/// How often a word stood in a file, and what becomes of it; absent: its entries are skipped.
struct MoodUse {
    std::string word;
    std::size_t entries{0};
    std::optional<state::StateName> state;
};

struct Converter {
    std::vector<MoodWord> const& content_words; ///< The operator's meanings of such words.
    exercise::Moods const& moods;               ///< Understands the rest.
    Secure const& secure;
    std::string time_zone; ///< Where the member lives.
    Instant now;
};

/// Rows for our tables, made of a foreign file.
struct Converted {
    MemberData data;
    std::vector<Skipped> skipped; ///< The first kMostSkippedTold.
    std::size_t skipped_count{0};
    std::vector<MoodUse> moods;
};

/// The member's choices come before the operator's words. Ids are digests of what an entry is, so that the
/// same entry of the same program is the same row however often its file comes, and an edited row is not
/// brought again. Check-ins lie in the middle of their state's band; intervals are measured by the engine.
[[nodiscard]] Converted convert(Found const& found, std::vector<MoodWord> const& chosen,
                                Converter const& converter);

} // namespace evenkeel::portability
